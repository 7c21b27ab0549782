import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { ResultLine } from '@/components/prices/result-line'
import { OpenedPricing } from '@/components/pricing/opened-pricing'
import type { Path } from '@/content/routes'
import { pricingContent } from '@/lib/prices/pricing-content'
import { views } from '../support/views'

/** Folder of the export, which `npm run build` writes. */
export const OUT = 'out'

export type Document = {
  /** URL path of the page, with `#opened` for /pricing after the password. */
  url: string
  path: Path
  html: string
  root: HTMLElement
}

if (!existsSync(`${OUT}/index.html`)) throw new Error('There is no site in out/: run npm run build:draft first')

/** Reads a file of the export by its URL path. */
export const readExported = (path: string) => readFileSync(join(OUT, path), 'utf8')

/** Returns the file of a page. */
function fileOf(path: Path): string {
  if (path === '/') return 'index.html'
  return path === '*' ? '404.html' : `${path}.html`
}

/** Every page of the export. */
export const pages: readonly Document[] = views.map(({ path, url }) => {
  const html = readExported(fileOf(path))
  const root = parse(html)
  return { url, path, html, root }
})

/** Every page of the export, and /pricing as the password opens it. */
export const documents: readonly Document[] = [...pages, opened()]

function opened(): Document {
  const locked = pages.find(({ path }) => path === '/pricing')!
  const root = parse(locked.html)
  const content = renderToStaticMarkup(
    <OpenedPricing content={pricingContent()} floatingButton={null} result={<ResultLine />} isAnimated={false} />,
  )
  root.querySelector('main [data-hydrate]')!.set_content(content)
  return { ...locked, url: '/pricing#opened', html: root.toString(), root }
}

/** Returns the contents of the `<meta>` elements of this name or property. */
export const metaOf = ({ root }: Document, key: string) =>
  root.querySelectorAll(`meta[name="${key}"], meta[property="${key}"]`).map((meta) => meta.getAttribute('content'))

/** Returns the addresses of the `<link>` elements of this relation. */
export const linksOf = ({ root }: Document, relation: string) =>
  root.querySelectorAll(`link[rel="${relation}"]`).map((link) => link.getAttribute('href') ?? '')
