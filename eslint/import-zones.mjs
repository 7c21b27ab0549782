import { readdirSync } from 'node:fs'

/** Each may import from those before it. */
const LAYERS = ['content', 'lib', 'components', 'app']
/** Folders of components/ that pages share, with the folders that each may import. All other folders belong to a page. */
const SHARED = { ui: [], sections: ['ui'], prices: ['ui'], site: ['ui'] }
const ALLOWED_IN_PAGES = ['prices', 'sections', 'ui']

/** Returns zones that forbid `target` to import from the folders `from`, except from the paths in `except` of each. */
const forbid = (target, from, except = []) =>
  from.map((folder) => ({
    target: `./${target}`,
    from: `./${folder}`,
    except: except.map((path) => `./${path}`),
    message: `${target} may not import this: see Imports in CONTRIBUTING.md.`,
  }))

/** The rule does not see files that are named by path: the `entry` of an InlineScript, which may be of any folder. */
export const zones = [
  ...LAYERS.flatMap((layer, index) => forbid(layer, [...LAYERS.slice(index + 1), 'scripts', 'e2e'])),
  ...forbid('scripts', ['app', 'components', 'e2e']),
  ...forbid('e2e', ['scripts']),
  ...readdirSync('components')
    .filter((name) => !name.includes('.'))
    .flatMap((folder) =>
      forbid(`components/${folder}`, ['components'], [folder, ...(SHARED[folder] ?? ALLOWED_IN_PAGES)]),
    ),
  ...['ui', 'sections'].flatMap((folder) => forbid(`components/${folder}`, ['content'], ['schema'])),
]
