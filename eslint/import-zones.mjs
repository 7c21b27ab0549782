import { readdirSync } from 'node:fs'

/** Folders of components/ that pages share, with the folders that each may import. All other folders belong to a page. */
const SHARED = { ui: [], sections: ['ui'], prices: ['ui'], site: ['ui'] }
const ALLOWED_IN_PAGES = ['prices', 'sections', 'ui']
/** Folders of lib/. Each may import only those before it, except *.early.ts: they are entries of their own. */
const LIB = [
  'typography',
  'theme',
  'campaign',
  'scheduling',
  'gate',
  'deferral',
  'analytics',
  'font-metrics',
  'prices',
  'seo',
]
const FOLDERS = readdirSync('components').filter((name) => !name.includes('.'))

/**
 * Returns zones that forbid `target` to import from the folders `from`.
 * @param {string} target
 * @param {string[]} from
 * @param {string[]} [except] paths relative to each of `from`.
 */
const forbid = (target, from, except) =>
  from.map((folder) => ({
    target: `./${target}`,
    from: `./${folder}`,
    message: `${target} may not import ${folder}${except ? `, except ${except.join(', ')}` : ''}: see Imports in CONTRIBUTING.md.`,
    ...(except && { except }),
  }))

/**
 * Direction of imports: app → components/<page> → components/sections and components/prices → components/ui → lib → content; scripts use lib and
 * content. The rule does not see files that are named by path: the `entry` of an EarlyScript, which may be of any folder.
 */
export const zones = [
  ...forbid('content', ['app', 'components', 'lib', 'scripts', 'e2e']),
  ...forbid('lib', ['app', 'components', 'scripts', 'e2e']),
  ...forbid('components', ['app', 'scripts', 'e2e']),
  ...forbid('app', ['scripts', 'e2e']),
  ...forbid('scripts', ['app', 'components', 'e2e']),
  ...forbid('e2e', ['scripts']),
  ...FOLDERS.flatMap((folder) => {
    const allowed = [folder, ...(SHARED[folder] ?? ALLOWED_IN_PAGES)].map((name) => `./${name}`)
    return forbid(`components/${folder}`, ['components'], allowed)
  }),
  ...LIB.flatMap((folder, index) => {
    const later = LIB.slice(index + 1).map((name) => `lib/${name}`)
    return forbid(`lib/${folder}/!(*.early).ts`, later)
  }),
  ...forbid('components/ui', ['content'], ['./schema']),
  ...forbid('components/sections', ['content'], ['./schema']),
]
