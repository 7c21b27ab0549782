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

/** Licences that require no more than passing on their text. */
const ACCEPTED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC-BY-4.0', 'ISC', 'MIT', 'OFL-1.1']

/** `npm install` silently omits another system's packages when a registry lacks them; `npm ci` there then fails. */
test('the packages for every system are listed', () => {
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !isListed(path, name)),
  )
  expect(missing).toEqual([])
})

test('the licence of every package that the site is built from is an accepted one', () => {
  const production = Object.entries(packages).filter(
    ([path, { dev, optional, devOptional }]) => path !== '' && !dev && !optional && !devOptional,
  )
  expect(production.length).toBeGreaterThan(0)
  const refused = production.flatMap(([path, { license = 'none named' }]) =>
    license.split(' AND ').every((name) => ACCEPTED.includes(name)) ? [] : [`${path}: ${license}`],
  )
  expect(refused).toEqual([])
})

/** Looked up as Node does: beside the package, then in each folder above. */
function isListed(path: string, name: string): boolean {
  const parts = path === '' ? [] : path.split('/node_modules/')
  const folders = parts.map((_, index) => `${parts.slice(0, index + 1).join('/node_modules/')}/node_modules/`)
  return [...folders, 'node_modules/'].some((folder) => folder + name in packages)
}
