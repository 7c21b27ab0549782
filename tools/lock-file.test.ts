import { readFileSync } from 'node:fs'

type Names = Record<string, string>
type Package = {
  license?: string
  dev?: true
  optional?: true
  devOptional?: true
  dependencies?: Names
  optionalDependencies?: Names
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> }

/** Licences that only require their text to be included. */
const ACCEPTED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC-BY-4.0', 'ISC', 'MIT', 'OFL-1.1']

/** `npm install` can omit optional packages of other platforms, on which `npm ci` then fails. */
test('lists the optional packages of every platform', () => {
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !isListed(path, name)),
  )
  expect(missing).toEqual([])
})

test('every production package has an accepted licence', () => {
  const production = Object.entries(packages).filter(
    ([path, { dev, optional, devOptional }]) => path !== '' && !dev && !optional && !devOptional,
  )
  expect(production.length).toBeGreaterThan(0)
  const rejected = production.flatMap(([path, { license = 'unknown' }]) =>
    license.split(' AND ').every((name) => ACCEPTED.includes(name)) ? [] : [`${path}: ${license}`],
  )
  expect(rejected).toEqual([])
})

/** Resolves like Node: in the package's own node_modules, then in each parent folder's. */
function isListed(path: string, name: string): boolean {
  const parts = path === '' ? [] : path.split('/node_modules/')
  const folders = parts.map((_, index) => `${parts.slice(0, index + 1).join('/node_modules/')}/node_modules/`)
  return [...folders, 'node_modules/'].some((folder) => folder + name in packages)
}
