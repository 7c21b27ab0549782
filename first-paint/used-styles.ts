import { readFileSync } from 'node:fs'
import postcss from 'postcss'
import { PurgeCSS } from 'purgecss'
import { applyEdits, type Page } from '@/build/pages'

/** Pseudo-elements of fields that the site does not use: dates, files, spin buttons, placeholders. */
const FIELD_PARTS = /::(-webkit-(calendar|date|inner|outer|search)|file-selector|placeholder)/

/** Words in HTML or code that may be class names: Tailwind's contain `:`, `[`, `/` and similar characters. */
const WORD = /[^<>"'`\s\\{}$]*[^<>"'`\s\\{}$:]/g

/** Returns a stylesheet of the export with root-relative URLs, so that it can be inlined into any page. */
export function readStyles(folder: string, name: string): string {
  const base = new URL(`https://site.invalid/${name}`)
  return readFileSync(`${folder}/${name}`, 'utf8').replace(
    /url\((['"]?)(?!data:|#)([^)'"]+)\1\)/g,
    (_, quote: string, reference: string) => `url(${quote}${new URL(reference, base).pathname}${quote})`,
  )
}

/** Returns the rules that a page's elements or the given code may use. */
export async function usedStyles(styles: string, page: Page, code: readonly string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [bodyOf(page), ...code].map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: styles }],
    // Scripts set attributes through properties such as dataset, which contain no attribute name.
    dynamicAttributes: [...styles.matchAll(/\[([a-z-]+)/g)].map(([, name]) => name!),
    defaultExtractor: (text) => text.match(WORD) ?? [],
    keyframes: true,
    variables: true,
    // PurgeCSS looks for the use of variables in the stylesheet only.
    safelist: {
      variables: [...`${bodyOf(page)}${code.join('')}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!),
    },
  })
  return removeUnused(result!.css)
}

/** Returns the rules of a stylesheet that apply to printed pages only, in their layers. */
export function printStyles(styles: string): string {
  const root = postcss.parse(styles)
  const isKept = (node: postcss.ChildNode): boolean => {
    if (node.type !== 'atrule') return false
    if (isForPrint(node)) return true
    node.each((child) => void (isKept(child) || child.remove()))
    return node.name === 'layer' && node.nodes?.length !== 0
  }
  root.each((node) => void (isKept(node) || node.remove()))
  return root.toString()
}

function isForPrint({ name, params }: postcss.AtRule): boolean {
  return name === 'page' || (name === 'media' && params === 'print')
}

/** Returns the source of a page without its head and scripts. */
function bodyOf({ source, elements }: Page): string {
  const removed = elements.filter(({ name }) => ['head', 'script'].includes(name))
  const outermost = removed.filter(
    (element) => !removed.some(({ start, end }) => start < element.start && element.end < end),
  )
  return applyEdits(
    source,
    outermost.map(({ start, end }) => ({ start, end })),
  )
}

/** Removes rules that PurgeCSS keeps although no element of the site can use them. */
function removeUnused(styles: string): string {
  const root = postcss.parse(styles)
  root.walkAtRules('property', (rule) => void (styles.includes(`var(${rule.params}`) || rule.remove()))
  root.walkAtRules((rule) => void (isForPrint(rule) && rule.remove()))
  // Tailwind's fallbacks for browsers without @property; all supported browsers have it.
  root.walkAtRules('layer', (rule) => void (rule.params === 'properties' && rule.nodes && rule.removeAll()))
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !FIELD_PARTS.test(selector))
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
  removeEmpty(root)
  // The site sets these properties, so that Tailwind's fallback fonts are never used.
  return root.toString().replace(/var\((--default-(?:mono-)?font-family),[^)]*\)/g, 'var($1)')
}

function removeEmpty(parent: postcss.Container): void {
  parent.each((child) => {
    if (!('nodes' in child) || !child.nodes) return
    removeEmpty(child)
    // An empty layer still defines the order of the layers.
    if (child.nodes.length === 0 && !(child.type === 'atrule' && child.name === 'layer')) child.remove()
  })
}
