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
  const kept = new Set(selectorsOf(used).map(({ classes }) => classes.join(' ')))
  const lost = selectorsOf(all).filter(
    ({ classes, others }) => [...classes, ...others].every((name) => inPage.has(name)) && !kept.has(classes.join(' ')),
  )
  if (lost.length === 0) return
  const lines = lost.map(({ classes, text }) => `  ${classes.join(' ')} (${text})`)
  throw new BuildError(
    `the page may use classes whose rules are not in its inlined styles:\n${lines.join('\n')}\n` +
      'Correct usedStyles in first-paint/used-styles.ts, or use a selector that PurgeCSS keeps.',
  )
}

type Selector = {
  text: string
  /** Names of its classes, in alphabetical order. */
  classes: readonly string[]
  /** Names of its elements and ids. */
  others: readonly string[]
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
      if (classes.length > 0) selectors.push({ text: String(selector).trim(), classes: classes.sort(), others })
    }
  })
  return selectors
}

function isKeyframe({ parent }: postcss.Rule): boolean {
  return parent?.type === 'atrule' && /keyframes$/.test((parent as postcss.AtRule).name)
}
