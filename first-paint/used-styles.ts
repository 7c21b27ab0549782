import { readFileSync, writeFileSync } from 'node:fs'
import postcss from 'postcss'
import { PurgeCSS } from 'purgecss'
import { filesBelow } from '@/build/files'
import { elementsOf, type PageElement } from '@/build/pages'
import { applyEdits, editPages, type Edit } from '@/build/export/edit-pages'

/** Parts of text fields that the site does not have: dates, files, spin buttons, placeholders. */
const FIELD_PARTS = /::(-webkit-(calendar|date|inner|outer|search)|file-selector|placeholder)/

/** Words of HTML or code that may be the names of classes: Tailwind's contain `:`, `[`, `/` and the like. */
const WORD = /[^<>"'`\s\\{}$]*[^<>"'`\s\\{}$:]/g

/**
 * Gives each page, inline, the styles that it and its scripts need, and leaves the stylesheet of the whole site for
 * later: with `media="print"` browsers fetch it last, and first-paint/site-styles.ts applies it to the screen.
 * @param folder the export, as the framework has written it.
 * @throws Error naming the page that links no stylesheet.
 */
export async function inlineStyles(folder: string): Promise<void> {
  const scriptsOf = (elements: readonly PageElement[]) =>
    scriptPaths(elements).map((path) => readFileSync(folder + path, 'utf8'))
  const sheets = new Map(filesBelow(folder, '.css').map((name) => [`/${name}`, readStyles(folder, name)]))
  await editPages(folder, async (page) => {
    const elements = elementsOf(page)
    const links = elements.filter((element) => element.name === 'link' && element.attributes.rel === 'stylesheet')
    const [first] = links
    if (!first) throw new Error('the page links no stylesheet')
    const styles = links.map(({ attributes }) => sheets.get(attributes.href!) ?? '').join('\n')
    const text = `<style>${await usedStyles(styles, [markup(page, elements), ...scriptsOf(elements)])}</style>`
    return applyEdits(page, [{ start: first.start, end: first.start, text }, ...links.map(forPrint)])
  })
  // The pages declare the typefaces: a second declaration would show the fallback for a moment.
  for (const [path, styles] of sheets) writeFileSync(folder + path, withoutFaces(styles))
}

/** A stylesheet whose references no longer depend on where it stands. */
function readStyles(folder: string, name: string): string {
  const base = new URL(`https://site.invalid/${name}`)
  return readFileSync(`${folder}/${name}`, 'utf8').replace(
    /url\((['"]?)(?!data:|#)([^)'"]+)\1\)/g,
    (_, quote: string, reference: string) => `url(${quote}${new URL(reference, base).pathname}${quote})`,
  )
}

/** The scripts that a page runs. */
export function scriptPaths(elements: readonly PageElement[]): string[] {
  const scripts = elements.filter(
    ({ name, attributes }) => name === 'script' && attributes.src && !('nomodule' in attributes),
  )
  return [...new Set(scripts.map(({ attributes }) => decodeURI(attributes.src!)))]
}

/** The part of a page whose elements are drawn. */
function markup(page: string, elements: readonly PageElement[]): string {
  const unseen = elements.filter(({ name }) => ['head', 'script'].includes(name))
  const outermost = unseen.filter(
    (element) => !unseen.some(({ start, end }) => start < element.start && element.end < end),
  )
  return applyEdits(
    page,
    outermost.map(({ start, end }) => ({ start, end })),
  )
}

async function usedStyles(styles: string, content: readonly string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: content.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: styles }],
    // Scripts set attributes that no text names as a selector does.
    dynamicAttributes: [...styles.matchAll(/\[([a-z-]+)/g)].map(([, name]) => name!),
    defaultExtractor: (text) => text.match(WORD) ?? [],
    keyframes: true,
    variables: true,
  })
  return pruned(result!.css)
}

/** Without what PurgeCSS keeps although nothing on the page can use it. */
function pruned(styles: string): string {
  const root = postcss.parse(styles)
  root.walkAtRules('property', (rule) => void (styles.includes(`var(${rule.params}`) || rule.remove()))
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

function forPrint({ end }: PageElement): Edit {
  return { start: end - 2, end: end - 2, text: ' media="print"' }
}

function withoutFaces(styles: string): string {
  const root = postcss.parse(styles)
  root.walkAtRules('font-face', (rule) => void rule.remove())
  return root.toString()
}
