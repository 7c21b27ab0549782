import { readFileSync } from 'node:fs'

type Lock = { packages: Record<string, { dependencies?: Names; optionalDependencies?: Names }> }
type Names = Record<string, string>

/** `npm install` silently omits another system's packages when a registry lacks them; `npm ci` there then fails. */
test('package-lock.json holds the packages for every system', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !isListed(packages, path, name)),
  )
  expect(missing).toEqual([])
})

/** Looked up as Node does: beside the package, then in each folder above. */
function isListed(packages: Lock['packages'], path: string, name: string): boolean {
  const parts = path === '' ? [] : path.split('/node_modules/')
  const folders = parts.map((_, index) => `${parts.slice(0, index + 1).join('/node_modules/')}/node_modules/`)
  return [...folders, 'node_modules/'].some((folder) => folder + name in packages)
}
