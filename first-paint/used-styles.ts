import { transformSync } from 'esbuild'
import postcss from 'postcss'
import parseSelectors from 'postcss-selector-parser'
import { PurgeCSS } from 'purgecss'
import { elementsOf } from '@/build/html'
import { stringLiteralsOf } from '@/build/string-literals'
import { assertNoneLost } from './assert-none-lost'
import { isNegated } from './selectors'
import type { SplitStyles } from './split-styles'

/**
 * Returns the rules for screens that a page's elements or its components may use, minified.
 * @param styles the stylesheet of the page.
 * @param html the page.
 * @param code the code of its components, including parts that load later.
 * @throws BuildError that names a class which the page may use, and whose rules would be lost.
 */
export async function usedStyles(styles: SplitStyles, html: string, code: string): Promise<string> {
  const names = [...namesInPage(html), ...namesInCode(code)]
  const all = withoutRulesForAbsentParts(styles.screen, new Set(names))
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: all }],
    defaultExtractor: () => names,
    // Scripts set attributes through properties such as dataset, which contain no attribute name.
    dynamicAttributes: [...styles.screen.matchAll(/\[([a-z-]+)/g)].map(([, name]) => name!),
    keyframes: true,
    variables: true,
    safelist: {
      // PurgeCSS otherwise drops selectors such as `:is(.list > *):first-child`, also for pages with a list.
      standard: [':is', ':where'],
      // PurgeCSS looks for the use of variables in these styles only; print rules are in another stylesheet.
      variables: variablesIn(html + code + styles.print),
    },
  })
  const used = withoutUnusedProperties(result!.css)
  assertNoneLost(all, used, names)
  // Minifying also removes the at-rules that PurgeCSS leaves empty.
  return transformSync(used, { loader: 'css', minify: true }).code.trim()
}

/** Returns the names, ids and classes of a page's elements. */
function namesInPage(html: string): string[] {
  return elementsOf(html).flatMap(({ name, attributes }) => [
    name,
    attributes.id ?? '',
    ...(attributes.class ?? '').split(/\s+/),
  ])
}

/**
 * Returns the words in the strings of a script: names of elements, ids and classes, and words that are none. An unneeded
 * rule costs a page some bytes; a missing one would leave an element without its styles.
 */
function namesInCode(code: string): string[] {
  return stringLiteralsOf(code).flatMap((text) => text.split(/\s+/))
}

/** Returns the names of the custom properties that a text uses. */
function variablesIn(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!)
}

/** Removes the rules with `:has()` that no element of the page can match: PurgeCSS keeps all of them. */
function withoutRulesForAbsentParts(styles: string, names: ReadonlySet<string>): string {
  const root = postcss.parse(styles)
  root.walkRules(/:has\(/, (rule) => {
    if (rule.selectors.every((selector) => hasAbsentPart(selector, names))) rule.remove()
  })
  return root.toString()
}

/** Returns whether a selector matches only elements that contain one with a class that is not in `names`. */
function hasAbsentPart(selector: string, names: ReadonlySet<string>): boolean {
  const conditions: parseSelectors.Pseudo[] = []
  parseSelectors()
    .astSync(selector)
    .walkPseudos((pseudo) => {
      if (pseudo.value === ':has' && !isNegated(pseudo)) conditions.push(pseudo)
    })
  const isAbsent = (part: parseSelectors.Selector) => classesOf(part).some((name) => !names.has(name))
  return conditions.some(({ nodes }) => nodes.every(isAbsent))
}

/** Returns the classes of an element that a selector matches, without those in `:is()` and `:not()`. */
function classesOf(selector: parseSelectors.Selector): string[] {
  return selector.nodes.flatMap((node) => (node.type === 'class' ? node.value : []))
}

/** Removes the `@property` rules of custom properties that the styles do not use. */
function withoutUnusedProperties(styles: string): string {
  const root = postcss.parse(styles)
  root.walkAtRules('property', (rule) => {
    if (!styles.includes(`var(${rule.params}`)) rule.remove()
  })
  return root.toString()
}
