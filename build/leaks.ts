import '@/build/load-env'
import { readFileSync } from 'node:fs'
import { unescape } from 'node:querystring'
import { inflateSync } from 'node:zlib'
import { parseFragment } from 'parse5'
import sharp, { type Metadata } from 'sharp'
import { contentModules, leavesOf } from '@/build/content/modules'
import { filesBelow } from '@/build/files'
import { checkPricingPassword } from '@/build/gate-password'
import { pricingSheet } from '@/build/render/pricing-sheet'
import { essential } from '@/content/essential'
import { premium } from '@/content/premium'
import { BuildError } from '@/lib/build-error'
import { withAdSpend } from '@/lib/prices/investment'

const UNRENDERED_KEYS = ['id', 'icon', 'href']
/** Keys whose values are searched for in code too. Others, such as `from` and `max`, are also keys of libraries. */
const PRICE_KEYS = ['price', 'yearlyPrice', 'totalValue', 'monthly', 'perConsultation']

/** A figure with its key, as in code. */
const KEYED = /^(\w+):(\d+)$/

const PICTURE = /\.(png|jpe?g|webp|avif|gif|tiff?)$/
const BINARY = /\.(png|jpe?g|webp|avif|gif|tiff?|ico|woff2?|ttf|otf|pdf|mp4|webm|zip|gz|br)$/
/** Shortest secret, in characters, that is searched for in binary data: it contains any shorter sequence by chance. */
const MIN_LENGTH_IN_BINARY = 6

/** @throws BuildError if a file of the export contains the password of /pricing, or content that it encrypts. */
export async function assertNoLeaks(folder: string): Promise<void> {
  const { password } = checkPricingPassword()
  const secrets = [password, ...collectSecrets(pricingSheet(), await publicContent())]
  const leaks: string[] = []
  for (const name of filesBelow(folder)) {
    for (const secret of findLeaksInFile(await readSearchableFile(`${folder}/${name}`), secrets))
      leaks.push(`${folder}/${name} contains ${secret === password ? 'the password' : `"${secret}"`}`)
  }
  if (leaks.length > 0)
    throw new BuildError(
      `The password of /pricing protects content that the export reveals: ${leaks.join(', ')}. Remove it from public content, from public/ and from the props of client components.`,
    )
}

/** Returns the modules of content/ that pages may show. */
export async function publicContent(): Promise<object[]> {
  const modules = Object.entries(await contentModules())
  const isPublic = (name: string) => !readFileSync(`content/${name}`, 'utf8').includes("import 'server-only'")
  // Pages also show sums of published figures, which can equal a sealed one.
  const sums = [essential, premium].map(({ investment }) => ({ ...withAdSpend(investment) }))
  return [...modules.filter(([name]) => isPublic(name)).map(([, module]) => module), ...sums]
}

/** @returns the sentences and figures of the sealed content that are not in the public content. */
export function collectSecrets(sealed: unknown, published: unknown): string[] {
  const values = leavesOf(published).map(({ value }) => value)
  const publishedText = values.join('\n')
  const figures = publishedText.match(/£\d[\d,]*|\b\d{1,3}(,\d{3})+/g) ?? []
  const publishedFigures = new Set([...values, ...figures.map((figure) => Number(figure.replace(/\D/g, '')))])
  const found = leavesOf(sealed).flatMap(({ key, value }) => {
    if (UNRENDERED_KEYS.includes(key)) return []
    // Prices and counts are whole numbers above 0; the widths of measured lines are not.
    if (typeof value === 'number') return Number.isInteger(value) && value > 0 ? formatFigure(key, value) : []
    // A single word is too common to be a secret.
    return /\s|\d/.test(value) ? [value] : []
  })
  const isPublishedPart = (part: string) =>
    /^£?\d[\d,]*$/.test(part) ? publishedFigures.has(Number(part.replace(/\D/g, ''))) : publishedText.includes(part)
  // Pages also show published figures in published labels, such as £3,000 in `{price} a month`.
  const isPublished = (secret: string) => {
    const text = secret.replace(KEYED, '$2')
    return isPublishedPart(text) || text.split(/(£?\d[\d,]*)/).every(isPublishedPart)
  }
  return [...new Set(found)].filter((secret) => !isPublished(secret))
}

/** @returns a figure as it appears in texts and code. Digits without a pound sign, comma or key are in every file. */
function formatFigure(key: string, value: number): string[] {
  const grouped = value.toLocaleString('en-GB')
  const forms = value < 1000 ? [`£${value}`] : [`£${grouped}`, `£${value}`, grouped]
  return PRICE_KEYS.includes(key) ? [...forms, `${key}:${value}`] : forms
}

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
  if (!BINARY.test(file)) return { texts: readingsOf(decodeText(content)), binaryTexts: [] }
  const metadata = PICTURE.test(file) ? await readMetadata(content) : ''
  return { texts: readingsOf(metadata), binaryTexts: readingsOf(decodeBinary(content)) }
}

/** @returns the secrets that a file contains. */
export function findLeaksInFile({ texts, binaryTexts }: SearchableFile, secrets: readonly string[]): string[] {
  return secrets.filter(
    (secret) => isInOneOf(texts, secret) || (secret.length >= MIN_LENGTH_IN_BINARY && isInOneOf(binaryTexts, secret)),
  )
}

/** @returns the secrets that a text contains, also encoded or with tags between. */
export function findLeaks(text: string, secrets: readonly string[]): string[] {
  return findLeaksInFile({ texts: readingsOf(text), binaryTexts: [] }, secrets)
}

function isInOneOf(texts: readonly string[], secret: string): boolean {
  // Searching for a literal first is faster than the pattern.
  const literal = KEYED.exec(secret)?.[1] ?? secret
  return texts.some((text) => text.includes(literal) && createPattern(secret).test(text))
}

/** @returns a text as it is, without its escapes, entities and tags, and what it contains as base64. */
function readingsOf(text: string): string[] {
  const decoded = decodeEntities(unescapeScript(text))
  const base64 = text.match(/[A-Za-z0-9+/_-]{16,}/g) ?? []
  const decodedBase64 = base64.map((part) => Buffer.from(part, 'base64').toString()).join('\n')
  return [...new Set([text, decoded, decoded.replace(/<[^>]*>/g, ''), unescape(text), decodedBase64])]
}

/** @returns a pattern of a sentence or of a figure, which does not match a part of another figure or a list of numbers. */
function createPattern(secret: string): RegExp {
  const [, key, digits = ''] = KEYED.exec(secret) ?? []
  // Minifiers write 20000 as 2e4.
  const exponent = digits.replace(/^(\d+?)(0{3,})$/, (_, mantissa, zeros: string) => `${mantissa}e${zeros.length}`)
  if (key) return new RegExp(`(?<![\\w$-])["']?${key}["']?\\s*[:=]\\s*["']?(${digits}|${exponent})(?![\\w.])`)
  if (/^£[\d,]+$/.test(secret)) return new RegExp(`${secret}(?!\\d|,\\d|\\.(?!00\\b)\\d|k|m\\b|bn)`)
  // Scripts and drawings contain pairs of numbers, such as f(1,999) and M1,999 20,30. Metadata separates texts with NUL.
  if (/^[\d,]+$/.test(secret))
    return new RegExp(
      `(?<=^|[\\s\\0"'\`>?–—])(?<!\\d\\s+)${secret}(?=[,.;:!?]?([\\s\\0"'\`<]|$)|[/+–—])(?!\\s+[-.\\d])`,
    )
  return new RegExp(secret.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
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

/** @returns the texts that binary data contains without compression, in each encoding of metadata. */
function decodeBinary(content: Buffer): string {
  const shifted = content.subarray(1)
  const encodings = [content.toString('utf8'), content.toString('latin1')]
  return [...encodings, content.toString('utf16le'), shifted.toString('utf16le')].join('\n')
}

/** @returns the EXIF and XMP data of a picture, and the texts of a PNG file, also compressed ones; '' if it is invalid. */
async function readMetadata(content: Buffer): Promise<string> {
  const { exif, xmp } = await sharp(content)
    .metadata()
    .catch(() => ({}) as Metadata)
  return [...pngTexts(content), ...[exif, xmp].filter((block) => block !== undefined)].map(decodeBinary).join('\n')
}

/** @returns the data of the text chunks of a PNG file (https://www.w3.org/TR/png-3/#11textinfo), decompressed. */
function pngTexts(content: Buffer): Buffer[] {
  const texts: Buffer[] = []
  // A chunk is its length, its type, its data and a checksum, the first one after the 8 bytes of the signature.
  for (let start = 8; start + 12 <= content.length; start += 12 + content.readUInt32BE(start)) {
    const type = content.toString('latin1', start + 4, start + 8)
    const data = content.subarray(start + 8, start + 8 + content.readUInt32BE(start))
    if (['tEXt', 'zTXt', 'iTXt'].includes(type)) texts.push(data, inflateAnywhere(data))
  }
  return texts
}

/** @returns what the first zlib stream in the data of a chunk contains, after its keyword; empty if there is none. */
function inflateAnywhere(data: Buffer): Buffer {
  for (let start = data.indexOf(0x78); start >= 0; start = data.indexOf(0x78, start + 1)) {
    try {
      return inflateSync(data.subarray(start))
    } catch {
      // The byte belongs to the keyword.
    }
  }
  return Buffer.alloc(0)
}
