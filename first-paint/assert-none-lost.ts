import postcss from 'postcss'
import parseSelectors from 'postcss-selector-parser'
import { BuildError } from '@/lib/build-error'
import { isNegated } from './selectors'

/**
 * Compares the selectors of two stylesheets by the classes that are in them.
 * @throws BuildError if a selector of `all` whose names are all in `names` has no counterpart in `used`.
 */
export function assertNoneLost(all: string, used: string, names: readonly string[]): void {
  const inPage = new Set(names)
  const kept = new Set(selectorsOf(used).map(({ classes }) => classes))
  const mayMatch = ({ names: ownNames }: Selector) => ownNames.every((name) => inPage.has(name))
  const lost = selectorsOf(all).filter((selector) => mayMatch(selector) && !kept.has(selector.classes))
  if (lost.length === 0) return
  const lines = lost.map(({ classes, text }) => `  ${classes} (${text})`)
  throw new BuildError(
    `the page may use classes whose rules are not in its inlined styles:\n${lines.join('\n')}\n` +
      'Correct usedStyles in first-paint/used-styles.ts, or use a selector that PurgeCSS keeps.',
  )
}

type Selector = {
  text: string
  /** Its classes in alphabetical order, separated by spaces. */
  classes: string
  /** Names of its classes, elements and ids. */
  names: readonly string[]
}

/** Returns the selectors with a class, except those of keyframes and what is inside `:not()`. */
function selectorsOf(styles: string): Selector[] {
  const selectors: Selector[] = []
  postcss.parse(styles).walkRules((rule) => {
    if (isKeyframe(rule)) return
    for (const selector of parseSelectors().astSync(rule.selector).nodes) {
      const classes: string[] = []
      const others: string[] = []
      selector.walk((node) => {
        if (isNegated(node)) return
        if (node.type === 'class') classes.push(node.value)
        if (node.type === 'tag' || node.type === 'id') others.push(node.value)
      })
      if (classes.length === 0) continue
      const text = String(selector).trim()
      selectors.push({ text, classes: classes.sort().join(' '), names: [...classes, ...others] })
    }
  })
  return selectors
}

function isKeyframe({ parent }: postcss.Rule): boolean {
  return parent?.type === 'atrule' && /keyframes$/.test((parent as postcss.AtRule).name)
}
