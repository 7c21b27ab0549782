import postcss from 'postcss'

/** A stylesheet of the export in two parts. */
export type SplitStyles = {
  /** The rules for screens, of which each page inlines those that it uses. */
  screen: string
  /** The rules that apply to printed pages only, in their layers. */
  print: string
}

/** Pseudo-elements of fields that the site does not use: dates, files, spin buttons, placeholders. */
const FIELD_PARTS = /^::(-webkit-(calendar|date|inner|outer|search)|file-selector|placeholder)/

/**
 * Splits a stylesheet of the export.
 * @param path its URL path, from which its relative URLs start. Those of the rules for screens become absolute.
 */
export function splitStyles(styles: string, path: string): SplitStyles {
  const root = postcss.parse(styles)
  const print = postcss.parse(styles)
  removeRulesForPrint(root)
  removeRulesForScreens(print)
  removeUnusedFallbacks(root)
  root.walkRules(FIELD_PARTS, (rule) => {
    rule.remove()
  })
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /url\((?!["'#]|data:)([^)]+)\)/g,
      (_, url: string) => `url(${new URL(url, `https://site.invalid${path}`).pathname})`,
    )
  })
  return { screen: root.toString(), print: print.toString() }
}

function isForPrint({ name, params }: postcss.AtRule): boolean {
  return name === 'page' || (name === 'media' && params === 'print')
}

function removeRulesForPrint(root: postcss.Root): void {
  root.walkAtRules((rule) => {
    if (isForPrint(rule)) rule.remove()
  })
}

function removeRulesForScreens(container: postcss.Container): void {
  container.each((node) => {
    if (node.type === 'atrule' && isForPrint(node)) return
    if (node.type !== 'atrule' || node.name !== 'layer') {
      node.remove()
      return
    }
    removeRulesForScreens(node)
    // A layer statement, which has no block, declares the order of the layers.
    if (node.nodes?.length === 0) node.remove()
  })
}

/** Removes Tailwind's fallbacks for browsers without `@property` or `color-mix()`: all supported browsers have both. */
function removeUnusedFallbacks(root: postcss.Root): void {
  root.walkAtRules((rule) => {
    if (rule.name === 'layer' && rule.params === 'properties') rule.removeAll()
    if (rule.name === 'supports' && rule.params.includes('color-mix(')) replaceFallback(rule)
  })
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
