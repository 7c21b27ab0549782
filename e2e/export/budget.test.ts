import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { HTMLElement } from 'node-html-parser'
import type { Owner } from '@/content/schema'
import { owner } from '@/content/site'
import { OUT, pages } from './documents'

/** Kilobytes of a document in Brotli, with its styles and inline scripts. Its texts, which the owner writes, are left out. */
const MAX_DOCUMENT: Record<string, number> = { '/': 17, '/pricing': 14 }
const MAX_OTHER_DOCUMENT = 12.75
/** Kilobytes that the script of `owner.analytics` adds to each page. */
const MAX_ANALYTICS = (owner as Owner).analytics ? 3.25 : 0
/** Kilobytes in gzip of the scripts that a page loads when a visitor uses it, and how many they are. */
const MAX_SCRIPTS = 170
const MAX_SCRIPT_FILES = 10
/** Kilobytes of the fonts that every page loads. */
const MAX_FONTS = 36

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const kilobytes = ({ length }: Uint8Array) => length / 1024

/** Returns a document without the texts between its tags. Styles and scripts stay. */
const withoutTexts = (html: string) =>
  html.replace(/(<(?:style|script)[^]*?<\/(?:style|script)>)|>[^<]+(?=<)/g, (_, code?: string) => code ?? '>')

/** Returns the files of the fonts of English texts: the others have a `unicode-range`. */
function englishFonts(root: HTMLElement): string[] {
  const styles = root.querySelectorAll('style').map(({ rawText }) => rawText)
  const fonts = [...styles.join('\n').matchAll(/@font-face\s*\{[^}]*\}/g)].map(([rule]) => rule)
  const english = fonts.filter((rule) => !rule.includes('unicode-range'))
  return english.flatMap((rule) => /url\(['"]?([^)'"]+)/.exec(rule)?.[1] ?? [])
}

test.each(pages)('$url preloads the font of display type and that of text, and nothing else', ({ url, path, root }) => {
  const links = root.querySelectorAll('link[rel=preload]').map(({ attributes }) => attributes)
  // Browsers load a font again if it was preloaded without `crossorigin`.
  const preloaded = links.map(({ href, as, crossorigin }) => `${as} ${href} ${crossorigin ?? 'without crossorigin'}`)
  const fonts = englishFonts(root)
  expect({ url, fonts: fonts.length, preloaded: preloaded.sort() }).toEqual({
    url,
    fonts: 2,
    // Next.js preloads no fonts for the not-found page.
    preloaded: path === '*' ? [] : fonts.map((file) => `font ${file} `).sort(),
  })
})

test.each(pages)('$url stays within its budget', ({ path, html, root }) => {
  const urlsOf = (selector: string, attribute: string) =>
    root.querySelectorAll(selector).flatMap((element) => element.getAttribute(attribute)!.split(' '))
  expect(kilobytes(brotliCompressSync(withoutTexts(html)))).toBeLessThanOrEqual(
    (MAX_DOCUMENT[path] ?? MAX_OTHER_DOCUMENT) + MAX_ANALYTICS,
  )
  // No external script or stylesheet blocks rendering, so the budget has none.
  expect(urlsOf('script[src]', 'src')).toEqual([])
  expect(urlsOf('link[rel=stylesheet]:not([disabled]):not([media=print])', 'href')).toEqual([])
  const fonts = urlsOf('link[rel=preload]', 'href')
  const scripts = urlsOf('script[data-scripts]', 'data-scripts')
  expect(sum(scripts.map((file) => kilobytes(gzipSync(readFileSync(join(OUT, file))))))).toBeLessThanOrEqual(
    MAX_SCRIPTS,
  )
  expect(scripts.length).toBeLessThanOrEqual(MAX_SCRIPT_FILES)
  expect(sum(fonts.map((file) => kilobytes(readFileSync(join(OUT, file)))))).toBeLessThanOrEqual(MAX_FONTS)
})
