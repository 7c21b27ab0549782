import { brotliCompressSync } from 'node:zlib'
import postcss from 'postcss'
import { changePages, edited, type Edit } from './edit'
import { elementsOf, type PageElement } from './html'
import { publishLate } from './late-files'
import { inlineStyles, trimmedStyles, withoutFaces } from './split-styles'

/** What a server sends before it waits for the first answer, in bytes: ten segments (RFC 6928) of 1460. */
const FIRST_FLIGHT = 10 * 1460
/** About what the headers (lib/headers.ts) and the page's policy, which is added later, take of that, in bytes. */
const HEADERS_AND_POLICY = 1500

/** Firefox shows what follows a stylesheet in the body before it is there, but runs no script before that. */
const WAIT = '<script> </script>'

/**
 * Lets a page that does not fit into the first flight of a connection paint its first screen from there all the
 * same: its head keeps the styles of what stands above the end of the first section, and the page's styles stand
 * in a file, for which browsers wait where that section ends. Before the page's scripts start, the file of all
 * styles takes its place (browser/late-scripts.ts).
 * @param folder the export, with its late scripts.
 * @throws Error naming the page whose content has no first section.
 */
export function firstScreenStyles(folder: string) {
  changePages(folder, (page, name) => {
    if (brotliCompressSync(page).length + HEADERS_AND_POLICY <= FIRST_FLIGHT) return page
    const elements = elementsOf(page)
    const { end } = firstSection(elements)
    const styles = withoutFaces(inlineStyles(elements).map(({ text }) => text))
    const address = publishLate(folder, name.replace(/\.html$/, ''), 'css', styles)
    return edited(page, [
      ...trimmedStyles(elements.filter(({ start }) => start < end), page.slice(0, end)).map(forScreens),
      { start: end, end, text: `<link rel="stylesheet" href="${address}" fetchpriority="low"/>${WAIT}` },
    ])
  })
}

function firstSection(elements: readonly PageElement[]): PageElement {
  const main = elements.find(({ name }) => name === 'main')
  const section = main && elements.find(({ name, start }) => name === 'section' && start > main.start)
  if (!section) throw new Error('there is no <section> in <main>')
  return section
}

/** Paper waits for the whole page, and with it for its styles. */
function forScreens({ text, ...place }: Edit): Edit {
  const root = postcss.parse(text ?? '')
  root.walkAtRules('media', (rule) => void (rule.params === 'print' && rule.remove()))
  return { ...place, text: root.toString() }
}
