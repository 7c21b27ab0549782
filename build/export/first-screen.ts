import { brotliCompressSync } from 'node:zlib'
import postcss from 'postcss'
import { changePages, edited, type Edit } from './edit'
import { elementsOf } from '@/lib/html'
import { publishLate } from './hashed-file'
import { inlineStyles, trimmedStyles, withoutFaces } from './split-styles'

/** What a server sends before it waits for the first answer, in bytes: ten segments (RFC 6928) of 1460. */
export const FIRST_FLIGHT = 10 * 1460
/** About what the headers (lib/http/headers.ts) and the page's policy, which is added later, take of that, in bytes. */
const HEADERS_AND_POLICY = 1500

/** Firefox shows what follows a stylesheet in the body before it is there, but runs no script before that. */
const WAIT = '<script> </script>'

/** Where a page's first screen ends: see components/ui/first-screen-end.tsx. */
const END = 'data-first-screen-end'

/**
 * Lets a page that does not fit into the first flight of a connection paint its first screen from there all the
 * same: its head keeps the styles of what stands above the end of the first screen, and the page's styles stand in
 * a file, for which browsers wait where that is.
 * @param folder the export, with its late scripts.
 * @throws Error naming the page that is too large and does not say where its first screen ends.
 */
export function firstScreenStyles(folder: string) {
  changePages(folder, (page, name) => {
    if (brotliCompressSync(page).length + HEADERS_AND_POLICY <= FIRST_FLIGHT) return page
    const elements = elementsOf(page)
    const end = elements.find(({ attributes }) => END in attributes)
    if (!end)
      throw new Error(
        'the page exceeds the first flight of a connection: place <FirstScreenEnd /> below its first screen',
      )
    const styles = withoutFaces(inlineStyles(elements).map(({ text }) => text))
    const address = publishLate(folder, name.replace(/\.html$/, ''), 'css', styles)
    const inside = end.end - '</div>'.length
    return edited(page, [
      ...trimmedStyles(
        elements.filter(({ start }) => start < end.start),
        page.slice(0, end.start),
      ).map(forScreens),
      { start: inside, end: inside, text: `<link rel="stylesheet" href="${address}" fetchpriority="low"/>${WAIT}` },
    ])
  })
}

/** Paper waits for the whole page, and with it for its styles. */
function forScreens({ text, ...place }: Edit): Edit {
  const root = postcss.parse(text ?? '')
  root.walkAtRules('media', (rule) => void (rule.params === 'print' && rule.remove()))
  return { ...place, text: root.toString() }
}
