import { readFileSync } from 'node:fs'

type Lock = { packages: Record<string, { dependencies?: Names; optionalDependencies?: Names }> }
type Names = Record<string, string>

/**
 * `npm ci` refuses a lock file that leaves out a package for another system, which `npm install` does without a word
 * when the registry that it asks does not have that package.
 */
test.each(['package-lock.json', 'deploy/cloudflare/package-lock.json'])(
  '%s holds the packages for every system',
  (file) => {
    const { packages } = JSON.parse(readFileSync(file, 'utf8')) as Lock
    const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !isHeld(packages, path, name)),
    )
    expect(missing).toEqual([])
  },
)

/** As Node looks it up: beside the package that wants it, or in any folder around that. */
function isHeld(packages: Lock['packages'], path: string, name: string): boolean {
  const parts = path === '' ? [] : path.split('/node_modules/')
  const folders = parts.map((_, index) => `${parts.slice(0, index + 1).join('/node_modules/')}/node_modules/`)
  return [...folders, 'node_modules/'].some((folder) => folder + name in packages)
}
