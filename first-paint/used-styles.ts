import { readFileSync } from 'node:fs'
import postcss from 'postcss'
import { PurgeCSS } from 'purgecss'
import { applyEdits, type Page } from '@/build/pages'

/** Parts of text fields that the site does not have: dates, files, spin buttons, placeholders. */
const FIELD_PARTS = /::(-webkit-(calendar|date|inner|outer|search)|file-selector|placeholder)/

/** Words of HTML or code that may be the names of classes: Tailwind's contain `:`, `[`, `/` and the like. */
const WORD = /[^<>"'`\s\\{}$]*[^<>"'`\s\\{}$:]/g

/** @returns a stylesheet of the export, whose references no longer depend on where it stands. */
export function readStyles(folder: string, name: string): string {
  const base = new URL(`https://site.invalid/${name}`)
  return readFileSync(`${folder}/${name}`, 'utf8').replace(
    /url\((['"]?)(?!data:|#)([^)'"]+)\1\)/g,
    (_, quote: string, reference: string) => `url(${quote}${new URL(reference, base).pathname}${quote})`,
  )
}

/** @returns those of the styles that a page may need, now or by the code of its scripts. */
export async function usedStyles(styles: string, page: Page, scripts: readonly string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [drawnPart(page), ...scripts].map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: styles }],
    // Scripts set attributes that no text names as a selector does.
    dynamicAttributes: [...styles.matchAll(/\[([a-z-]+)/g)].map(([, name]) => name!),
    defaultExtractor: (text) => text.match(WORD) ?? [],
    keyframes: true,
    variables: true,
  })
  return pruned(result!.css)
}

/** @returns the styles without the declarations of typefaces. */
export function withoutFaces(styles: string): string {
  const root = postcss.parse(styles)
  root.walkAtRules('font-face', (rule) => void rule.remove())
  return root.toString()
}

function drawnPart({ source, elements }: Page): string {
  const unseen = elements.filter(({ name }) => ['head', 'script'].includes(name))
  const outermost = unseen.filter(
    (element) => !unseen.some(({ start, end }) => start < element.start && element.end < end),
  )
  return applyEdits(
    source,
    outermost.map(({ start, end }) => ({ start, end })),
  )
}

/** Without what PurgeCSS keeps although nothing on the page can use it. */
function pruned(styles: string): string {
  const root = postcss.parse(styles)
  root.walkAtRules('property', (rule) => void (styles.includes(`var(${rule.params}`) || rule.remove()))
  // Paper takes the stylesheet of the whole site.
  root.walkAtRules(/^(media|page)$/, (rule) => void (['print', ''].includes(rule.params) && rule.remove()))
  // Tailwind's values for browsers without @property, which none of the supported ones is.
  root.walkAtRules('layer', (rule) => void (rule.params === 'properties' && rule.nodes && rule.removeAll()))
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => !FIELD_PARTS.test(selector))
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
  removeEmpty(root)
  // The site sets these, so that Tailwind's lists of system faces are never used.
  return root.toString().replace(/var\((--default-(?:mono-)?font-family),[^)]*\)/g, 'var($1)')
}

function removeEmpty(parent: postcss.Container): void {
  parent.each((child) => {
    if (!('nodes' in child) || !child.nodes) return
    removeEmpty(child)
    // An empty layer still gives the order of the layers.
    if (child.nodes.length === 0 && !(child.type === 'atrule' && child.name === 'layer')) child.remove()
  })
}
