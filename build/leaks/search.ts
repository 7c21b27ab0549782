import { readFileSync } from 'node:fs'
import { unescape } from 'node:querystring'
import { parseFragment } from 'parse5'
import sharp, { type Metadata } from 'sharp'
import { escapePattern } from '@/lib/escape-pattern'
import { KEYED_FIGURE } from './secrets'

const PICTURE = /\.(png|jpe?g|webp|avif|gif|tiff?)$/
const BINARY = /\.(png|jpe?g|webp|avif|gif|tiff?|ico|woff2?|ttf|otf|pdf|mp4|webm|zip|gz|br)$/
/** Shortest secret, in characters, that is searched for in binary data: it contains any shorter sequence by chance. */
const MIN_LENGTH_IN_BINARY = 6

/** After a price: not the rest of £20.50, £20,000, £20k, £20m or £20bn, but that of £20.00. */
const PRICE_ENDS = /(?!\d|,\d|\.(?!00\b)\d|k|m\b|bn)/
/** Before a figure: a space, a quotation mark, a tag, a question mark or a dash. Metadata separates texts with NUL. */
const BEFORE_FIGURE = /(?<=^|[\s\0"'`>?–—])/
/** Before a figure: no number and a space, as between the points of a drawing: M3,4 1,999. */
const NOT_AFTER_NUMBER = /(?<!\d\s+)/
/** After a figure: the end of a text, with or without a mark, or a sign, as in 1,999/month and 1,999+. */
const AFTER_FIGURE = /(?=[,.;:!?]?([\s\0"'`<]|$)|[/+–—])/
/** After a figure: no space and a number, as in M1,999 20,30. */
const NOT_BEFORE_NUMBER = /(?!\s+[-.\d])/

/** The texts in which secrets are searched. */
export type SearchableFile = {
  /** A text file, or the metadata of a picture, in each way of reading it. */
  texts: readonly string[]
  /** Binary data in each way of reading it. */
  binaryTexts: readonly string[]
}

/** Reads and decodes a file, which takes longer than the search. */
export async function readSearchableFile(file: string): Promise<SearchableFile> {
  const content = readFileSync(file)
  if (!BINARY.test(file)) return searchableText(decodeText(content))
  const metadata = PICTURE.test(file) ? await readMetadata(content) : ''
  return { texts: readingsOf(metadata), binaryTexts: readingsOf(decodeBinary(content)) }
}

/** Decodes a text as that of a text file. */
export function searchableText(text: string): SearchableFile {
  return { texts: readingsOf(text), binaryTexts: [] }
}

/** Returns the secrets that a file contains. */
export function findLeaksInFile({ texts, binaryTexts }: SearchableFile, secrets: readonly string[]): string[] {
  return secrets.filter(
    (secret) => isInOneOf(texts, secret) || (secret.length >= MIN_LENGTH_IN_BINARY && isInOneOf(binaryTexts, secret)),
  )
}

function isInOneOf(texts: readonly string[], secret: string): boolean {
  // Searching for a literal first is faster than the pattern.
  const literal = KEYED_FIGURE.exec(secret)?.[1] ?? secret
  return texts.some((text) => text.includes(literal) && createPattern(secret).test(text))
}

/** Returns a text as it is, without its escapes, entities and tags, and what it contains as base64. */
function readingsOf(text: string): string[] {
  const decoded = decodeEntities(unescapeScript(text))
  const base64 = text.match(/[A-Za-z0-9+/_-]{16,}/g) ?? []
  const decodedBase64 = base64.map((part) => Buffer.from(part, 'base64').toString()).join('\n')
  return [...new Set([text, decoded, decoded.replace(/<[^>]*>/g, ''), unescape(text), decodedBase64])]
}

/** Returns a pattern of a sentence or of a figure, which does not match a part of another figure or a list of numbers. */
function createPattern(secret: string): RegExp {
  const [, key, digits = ''] = KEYED_FIGURE.exec(secret) ?? []
  if (key) return createKeyedPattern(key, digits)
  if (/^£[\d,]+$/.test(secret)) return new RegExp(secret + PRICE_ENDS.source)
  // Scripts and drawings contain pairs of numbers, such as f(1,999) and M1,999 20,30.
  if (/^[\d,]+$/.test(secret)) {
    const before = BEFORE_FIGURE.source + NOT_AFTER_NUMBER.source
    const after = AFTER_FIGURE.source + NOT_BEFORE_NUMBER.source
    return new RegExp(before + secret + after)
  }
  return new RegExp(escapePattern(secret))
}

/** Returns a pattern of a figure with its key, such as `price:20000` or `"price": 20000`. */
function createKeyedPattern(key: string, digits: string): RegExp {
  // Minifiers write 20000 as 2e4.
  const exponent = digits.replace(/^(\d+?)(0{3,})$/, (_, mantissa, zeros: string) => `${mantissa}e${zeros.length}`)
  return new RegExp(`(?<![\\w$-])["']?${key}["']?\\s*[:=]\\s*["']?(${digits}|${exponent})(?![\\w.])`)
}

function decodeEntities(text: string): string {
  return text.replace(/&#?\w+;/g, (entity) => {
    const [node] = parseFragment(entity).childNodes
    return node && 'value' in node ? node.value : entity
  })
}

function unescapeScript(text: string): string {
  return text
    .replace(/\\+(?:u\{0*([0-9a-f]{1,5})\}|u([0-9a-f]{4})|x([0-9a-f]{2}))/gi, (_, braced, four, two) =>
      String.fromCodePoint(parseInt(braced ?? four ?? two, 16)),
    )
    .replace(/\\+(["'/`])/g, '$1')
}

function decodeText(content: Buffer): string {
  const isUtf16 = content[0] === 0xff && content[1] === 0xfe
  return content.toString(isUtf16 ? 'utf16le' : 'utf8')
}

/** Returns the texts that binary data contains without compression, in each encoding of metadata. */
function decodeBinary(content: Buffer): string {
  const shifted = content.subarray(1)
  const encodings = [content.toString('utf8'), content.toString('latin1')]
  return [...encodings, content.toString('utf16le'), shifted.toString('utf16le')].join('\n')
}

/** Returns the EXIF and XMP data of a picture, and the texts of a PNG file; '' if it is invalid. */
async function readMetadata(content: Buffer): Promise<string> {
  const { exif, xmp, comments } = await sharp(content)
    .metadata()
    .catch(() => ({}) as Metadata)
  // sharp reads Latin-1 texts as UTF-8, in which the byte of £ is invalid.
  const texts = comments?.flatMap(({ keyword, text }) => [keyword, text.replaceAll('\ufffd', '£')]) ?? []
  const blocks = [exif, xmp].filter((block) => block !== undefined)
  return [...texts, ...blocks.map(decodeBinary)].join('\n')
}
