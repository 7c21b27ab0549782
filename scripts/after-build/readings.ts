import { isUtf8 } from 'node:buffer'
import { decode } from 'html-entities'

/** Elements and attributes with code, drawings, sizes and addresses: their numbers are no amounts. */
const CODE_ELEMENT = /<(style|script)\b(?![^>]*json).*?<\/\1>|<meta[^>]*:(width|height)".*?>/gis
const CODE_ATTRIBUTE = /^(style|class|d|points|viewbox|transform|width|height|[cr]?[xyr]\d?|href|src|srcset|sizes)$/i
const ATTRIBUTE = /\s([\w:-]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/g
/** A tag, or the empty comment that React writes between two texts. The text of other comments is kept. */
const TAG = /<!--\s*-->|<\/?[a-z][^>]*>/gi

/** Returns the texts that a file can contain: UTF-8, Windows-1252, and UTF-16, which can begin at an odd byte. */
export function textsOf(bytes: Buffer): string[] {
  const read = (encoding: string, start = 0) => new TextDecoder(encoding).decode(bytes.subarray(start))
  const utf16 = ['utf-16le', 'utf-16be'].flatMap((encoding) => [read(encoding), read(encoding, 1)])
  return [read('utf-8'), ...(isUtf8(bytes) ? [] : [read('windows-1252')]), ...(bytes.includes(0) ? utf16 : [])]
}

/** Returns what a reader recognises in HTML or another text: its words, joined and apart at tags, and its attributes. */
export function visibleTextOf(source: string): string {
  const markup = source.replace(CODE_ELEMENT, '\n')
  const attributes = (markup.match(TAG) ?? []).flatMap((tag) =>
    [...tag.matchAll(ATTRIBUTE)].flatMap(([, name, value]) => (CODE_ATTRIBUTE.test(name!) ? [] : [value!])),
  )
  return unescape([markup.replace(TAG, ''), markup.replace(TAG, '\n'), ...attributes].join('\n'))
}

/** Returns a text without the escapes of scripts, JSON, calendars and HTML, and without invisible characters. */
export function unescape(text: string): string {
  const plain = text
    .replace(/\\+(?:x([\da-f]{2})|u([\da-f]{4})|u\{0*([\da-f]{1,5})\})/gi, (_, ...codes: string[]) =>
      String.fromCodePoint(parseInt(codes.find(Boolean)!, 16)),
    )
    .replace(/\\+[nrt]/g, '\n')
    .replace(/\\+(?=["'`/,;])/g, '')
  return decode(plain).replace(/\p{Default_Ignorable_Code_Point}/gu, '')
}

/** Returns a text for comparisons without case, line breaks and kinds of apostrophes. */
export const wordsOf = (text: string) => text.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ')
