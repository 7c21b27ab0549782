import { existsSync, readFileSync } from 'node:fs'
import { BuildError } from '@/lib/build-error'
import { filesBelow } from '@/lib/files'
import { formatPounds } from '@/lib/prices/money'
import { PAGE_SCRIPTS } from './defer-scripts'
import { textsOf, unescape, visibleTextOf, wordsOf } from './readings'
import { PRICE_KEYS, secretsOfSite, type Secrets } from './secrets'

/** Control characters, as in pictures and fonts. */
const BINARY = /(?!\s)\p{Cc}/u

/**
 * Searches every file of the export for what the password of /pricing protects, and prints which of its prices other pages
 * show. It does not see what is compressed in a file, such as the text of most PDF files.
 * @throws BuildError when a file contains the password, or a sentence or amount that only /pricing shows.
 */
export async function assertNoLeaks(folder: string): Promise<void> {
  const secrets = await secretsOfSite()
  const leaks = filesBelow(folder).flatMap((name) => {
    const source = existsSync(`public/${name}`) ? ` (public/${name})` : ''
    const found = findLeaks(name, readFileSync(`${folder}/${name}`), secrets)
    return found.map((secret) => `\n  out/${name}${source} contains ${secret}`)
  })
  if (leaks.length > 0)
    throw new BuildError(
      `The export reveals what the password of /pricing protects. Remove it from the texts of content/ and components/, from public/ and from the props of client components:${leaks.join('')}`,
    )
  if (secrets.shownAmounts.length > 0)
    console.log(`Prices of /pricing that other pages show too: ${secrets.shownAmounts.map(formatPounds).join(', ')}.`)
}

/**
 * Returns the names of the secrets that a file contains.
 * @param file path in the export. Numbers of scripts, styles and binary files are rarely amounts.
 */
export function findLeaks(file: string, bytes: Buffer, { password, amounts, sentences }: Secrets): string[] {
  const found = textsOf(bytes).flatMap((source) => {
    const code = unescape(source)
    const text = visibleTextOf(source)
    const isBinary = BINARY.test(source)
    const isText = !isBinary && !/\.(m?js|css|map)$/.test(file)
    const isData = file.startsWith(PAGE_SCRIPTS)
    const hasAmount = (pounds: number) =>
      (pounds >= 1000 || !isBinary) &&
      (codePattern(pounds).test(`${code}\n${text}`) ||
        (isText && textPattern(pounds).test(text)) ||
        (isData && dataPattern(pounds).test(code)))
    const words = wordsOf(`${code}\n${text}`)
    const letters = lettersOf(`${source}\n${text}`)
    return [
      ...(letters.includes(lettersOf(password)) ? ['the password'] : []),
      ...amounts.filter(hasAmount).map((pounds) => `${formatPounds(pounds)} of content/pricing.ts`),
      ...sentences.filter((part) => words.includes(part)).map((part) => `“${part}” of content/pricing.ts`),
    ]
  })
  return [...new Set(found)]
}

/** The letters and digits of a text, to find a password without hyphens, in capitals, or encoded for a URL. */
function lettersOf(text: string): string {
  const decoded = unescape(text.replace(/%([2-7][\da-f])/gi, '\\x$1'))
  return decoded.toLowerCase().replace(/[^a-z\d]/g, '')
}

/** The digits of an amount: 1,495 or 1495.00, but not the beginning of 1,495.50, 1,495,000, 14,950, 1495k or 1495 %. */
const digitsOf = (pounds: number, comma = '[, ]?') =>
  `${formatPounds(pounds).slice(1).replaceAll(',', comma)}(?:\\.00)?(?!\\d|,\\d{3}|\\.\\d| ?%|[km]\\b)`

/**
 * Matches an amount in a text: `£ 1,495`, `Core;1495;20`, `"price":1495`, but no part of a telephone number, a date, an address
 * or a duration. Amounts below 1,000 resemble counts: they need a £ or the word.
 */
function textPattern(pounds: number): RegExp {
  const grouped = `(?<![\\w.]|\\d[, ])${digitsOf(pounds, ',')}`
  const plain = `(?<![\\w.#%/+]|\\w-|age=|\\d )${pounds}(?:\\.00)?(?:pc?m)?(?![\\w%]|-\\d\\d?\\b|\\.\\d| \\d)`
  return new RegExp(`(?:£|gbp)\\s{0,3}${digitsOf(pounds)}${pounds < 1000 ? '' : `|${grouped}|${plain}`}`, 'i')
}

/** Matches an amount in a script: `["£","1,495"]`, `1495 pounds`, or after its key, as `monthly:1495` and, minified, `monthly:2e3`. */
function codePattern(pounds: number): RegExp {
  const exponent = String(pounds).replace(/0{3,}$/, (zeros) => `e${zeros.length}`)
  const value = `(?<![\\w$])(?:${PRICE_KEYS.join('|')})["']?\\s*:\\s*["']?(?:${pounds}|${exponent})(?!\\w|\\.\\d)`
  const digits = digitsOf(pounds)
  return new RegExp(`£[^\\w\\s]{0,8}${digits}|(?<![\\w.,])${digits}\\s?(?:pounds|GBP)|${value}`)
}

/** Matches an amount in the data of a page for React: `[1495,2495]`, but not the module `I[1495,…]` or the style `"--a":1495`. */
function dataPattern(pounds: number): RegExp {
  const value = `(?<!\\bI|--[\\w-]*["'])[:[,]${pounds}(?=[,\\]}])`
  return new RegExp(pounds < 1000 ? '(?!)' : `${value}|(?<![\\w.]|\\d[, ])${digitsOf(pounds, ',')}`)
}
