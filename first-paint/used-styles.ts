import { transformSync } from 'esbuild'
import postcss from 'postcss'
import parseSelectors, { type Node } from 'postcss-selector-parser'
import { PurgeCSS } from 'purgecss'
import ts from 'typescript'
import { elementsOf } from '@/build/html'
import { BuildError } from '@/lib/build-error'

/** Pseudo-elements of fields that the site does not use: dates, files, spin buttons, placeholders. */
const FIELD_PARTS = /^::(-webkit-(calendar|date|inner|outer|search)|file-selector|placeholder)/

/**
 * Returns the rules for screens that a page's elements or its components may use.
 * @param styles a stylesheet of the export, and `path`, its URL path, which its relative URLs start from.
 * @param html the page.
 * @param code the code of its components, including parts that load later.
 * @throws BuildError that names a class which the page may use, and whose rules would be lost.
 */
export async function usedStyles(styles: string, path: string, html: string, code: string): Promise<string> {
  const names = [...namesInPage(html), ...namesInCode(code)]
  const all = screenStyles(styles, path, new Set(names))
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: all }],
    defaultExtractor: () => names,
    // Scripts set attributes through properties such as dataset, which contain no attribute name.
    dynamicAttributes: [...styles.matchAll(/\[([a-z-]+)/g)].map(([, name]) => name!),
    keyframes: true,
    variables: true,
    safelist: {
      // PurgeCSS then decides by the selectors inside them, which it otherwise ignores where nothing else precedes.
      standard: [':is', ':where'],
      // PurgeCSS looks for the use of variables in these styles only; print rules are in another stylesheet.
      variables: [...(html + code + printStyles(styles)).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!),
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

/** Returns the words in the strings of a script: names of elements, ids and classes among them. */
function namesInCode(code: string): string[] {
  const names: string[] = []
  const addNames = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node))
      names.push(...node.text.split(/\s+/))
    ts.forEachChild(node, addNames)
  }
  addNames(ts.createSourceFile('page.js', code, ts.ScriptTarget.Latest))
  return names
}

/** Returns the styles without print rules and the rules that no element of the site can use, with absolute URLs. */
function screenStyles(styles: string, path: string, names: ReadonlySet<string>): string {
  const root = postcss.parse(styles)
  root.walkRules(FIELD_PARTS, (rule) => {
    rule.remove()
  })
  // PurgeCSS keeps every rule with :has().
  root.walkRules(/:has\(/, (rule) => {
    if (rule.selectors.every((selector) => hasAbsentPart(selector, names))) rule.remove()
  })
  root.walkAtRules((rule) => {
    // Tailwind's fallbacks for browsers without @property; all supported browsers have it.
    if (rule.name === 'layer' && rule.params === 'properties') rule.removeAll()
    // All of them have color-mix() too.
    if (rule.name === 'supports' && rule.params.includes('color-mix(')) replaceFallback(rule)
    if (isForPrint(rule)) rule.remove()
  })
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /url\((?!["'#]|data:)([^)]+)\)/g,
      (_, url: string) => `url(${new URL(url, `https://site.invalid${path}`).pathname})`,
    )
  })
  return root.toString()
}

/** Puts what an at-rule contains in the place of its fallback: the declarations of the rule before it. */
function replaceFallback(atRule: postcss.AtRule): void {
  const fallback = atRule.prev()
  const rule = atRule.first
  const isOneRule = rule?.type === 'rule' && atRule.nodes?.length === 1
  if (!isOneRule || fallback?.type !== 'rule' || rule.selector !== fallback.selector) {
    atRule.replaceWith(atRule.nodes ?? [])
    return
  }
  rule.each((declaration) => {
    if (declaration.type !== 'decl') return
    fallback.each((other) => {
      if (other.type === 'decl' && other.prop === declaration.prop) other.remove()
    })
  })
  fallback.append(rule.nodes)
  // The compiler has split the rule here.
  const next = atRule.next()
  if (next?.type === 'rule' && next.selector === fallback.selector) {
    fallback.append(next.nodes)
    next.remove()
  }
  atRule.remove()
}

/** Returns whether a selector matches only elements that contain one with a class that is not in `names`. */
function hasAbsentPart(selector: string, names: ReadonlySet<string>): boolean {
  let isAbsent = false
  parseSelectors((root) => {
    root.walkPseudos((pseudo) => {
      if (pseudo.value !== ':has' || isNegated(pseudo)) return
      isAbsent ||= pseudo.nodes.every((part) => classesOf(part).some((name) => !names.has(name)))
    })
  }).processSync(selector)
  return isAbsent
}

/** Returns the classes of an element that a selector matches, without those in `:is()` and `:not()`. */
function classesOf(selector: parseSelectors.Selector): string[] {
  return selector.nodes.flatMap((node) => (node.type === 'class' ? node.value : []))
}

function withoutUnusedProperties(styles: string): string {
  const root = postcss.parse(styles)
  root.walkAtRules('property', (rule) => {
    if (!styles.includes(`var(${rule.params}`)) rule.remove()
  })
  return root.toString()
}

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

type Selector = { text: string; classes: readonly string[]; others: readonly string[] }

/** Returns each selector with its class names in alphabetical order, and with the names of its elements and ids. */
function selectorsOf(styles: string): Selector[] {
  const selectors: Selector[] = []
  postcss.parse(styles).walkRules((rule) => {
    // The steps of keyframes.
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as postcss.AtRule).name)) return
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

/** Returns whether a part of a selector is inside `:not()`: the page need not contain it. */
function isNegated(node: Node): boolean {
  if (node.type === 'pseudo' && node.value === ':not') return true
  return node.parent ? isNegated(node.parent as Node) : false
}

/** Returns the rules that apply to printed pages only, in their layers. */
export function printStyles(styles: string): string {
  const root = postcss.parse(styles)
  removeScreenRules(root)
  return root.toString()
}

function removeScreenRules(container: postcss.Container): void {
  container.each((node) => {
    if (node.type === 'atrule' && isForPrint(node)) return
    if (node.type !== 'atrule' || node.name !== 'layer') {
      node.remove()
      return
    }
    removeScreenRules(node)
    // A layer statement, which has no block, declares the order of the layers.
    if (node.nodes?.length === 0) node.remove()
  })
}

function isForPrint({ name, params }: postcss.AtRule): boolean {
  return name === 'page' || (name === 'media' && params === 'print')
}
