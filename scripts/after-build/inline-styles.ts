import { readFileSync } from 'node:fs'
import { BuildError } from '@/lib/build-error'
import type { Page } from './pages'

/** The print stylesheet is loaded after the first paint. */
const STYLESHEETS = 'link[rel="stylesheet"]:not([media="print"])'

/**
 * Inlines the stylesheets of a page. Disables their links instead of removing them, because React inserts missing links. On
 * every page, Next.js also preloads the stylesheet of the not-found page.
 * @throws BuildError if the page has no stylesheet that imports app/globals.css.
 */
export function inlineStyles({ folder, root }: Page): void {
  const links = root.querySelectorAll(STYLESHEETS)
  const styles = links.map((link) => readStylesheet(folder, link.getAttribute('href')!)).join('')
  // Without it, a page still has the stylesheet of its fonts.
  if (!styles.includes('--ink'))
    throw new BuildError('the page has no stylesheet: import the styles.css of its folder in page.tsx')
  // After the metadata: crawlers and link previews read only the beginning of a page. The first script measures the fonts.
  root.querySelector('#loader')!.insertAdjacentHTML('beforebegin', `<style>${styles}</style>`)
  for (const link of root.querySelectorAll(`${STYLESHEETS}, link[rel="preload"][as="style"]`)) {
    link.setAttributes({ ...link.attributes, rel: 'stylesheet', disabled: '' })
    // Only a preload has it.
    link.removeAttribute('as')
  }
}

/** Reads a stylesheet, and makes the relative URLs of its fonts absolute. */
function readStylesheet(folder: string, href: string): string {
  return readFileSync(folder + href, 'utf8').replace(
    /url\((["']?)(\.[^"')]+)/g,
    (_, quote: string, url: string) => `url(${quote}${new URL(url, `https://site${href}`).pathname}`,
  )
}
