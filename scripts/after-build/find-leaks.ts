import { existsSync, readFileSync } from 'node:fs'
import { BuildError } from '@/lib/build-error'
import { filesBelow } from '@/lib/files'
import { formatPounds } from '@/lib/prices/money'
import { PAGE_SCRIPTS } from './defer-scripts'
import { textsOf, unescape, visibleTextOf, wordsOf } from './readings'
import { PRICE_KEYS, secretsOfSite, type Secrets } from './secrets'

/** Control characters, as in pictures and fonts. */
const BINARY = /(?!\s)\p{Cc}/u
/** Below it, a number is a count, unless it is marked as money. */
const MIN_BARE_AMOUNT = 1000

/** An amount as people and minifiers write it: `1,495`, `1 495`, `1495.00`, `2e3`. No part of `1,495.50`, `1495k` or `1495 %`. */
const AMOUNT = String.raw`(\d{1,3}(?:[, \xa0\u202f]\d{3})*(?!\d|,\d{3})|\d{4,}(?!\d)|\d+e\d)(?:\.00)?(?:(?:pc?m|gbp)\b)?(?![\w%]|\.\d| %)`
const KEY = String.raw`(?<![\w$])(?:${PRICE_KEYS.join('|')})["']?\s*:\s*["']?`
/** Matches an amount in any file: `£1,495`, `["£","1,495"]`, `1495 pounds`, or after the key of a price: `monthly:1495`. */
const MONEY = new RegExp(`(?:(?:£|gbp)\\W{0,8}|${KEY})${AMOUNT}|(?<![\\w.,])${AMOUNT}\\s(?:pounds|gbp)`, 'gi')
/** Matches a number in a text: `Core;1495;20`, but no part of a telephone number, a date, a time, an address or a duration. */
const NUMBER = new RegExp(`(?<![\\w.#%/+]|\\w-|age=|\\d:|\\d{3} )${AMOUNT}(?! \\d{3}|-\\d\\d-)`, 'gi')
/** Matches the numbers of a client component's prop in the data of a page: `[1495,2495]`, but no list of one module: `[94553]`. */
const LISTED = /(?<=\[)(\d+)(?=(?:,\d+)+\])|(?<=\[(?:\d+,)+)(\d+)(?=(?:,\d+)*\])/g

/**
 * Searches every file of the export for what the password of /pricing protects. It does not see what is compressed in a file,
 * such as the text of most PDF files.
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
      `The export reveals what the password of /pricing protects: the texts and prices of content/pricing.ts. Remove them from other files of content/ and components/, from public/ and from the props of client components:${leaks.join('')}`,
    )
  const allowed = secrets.shownAmounts.map(formatPounds).join(', ')
  if (allowed) console.log(`No fault: these prices of /pricing are on other pages, too: ${allowed}.`)
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
    const isPageScript = file.startsWith(PAGE_SCRIPTS)
    const money = valuesOf(MONEY, `${code}\n${text}`)
    const numbers = [...(isText ? valuesOf(NUMBER, text) : []), ...(isPageScript ? valuesOf(LISTED, code) : [])]
    const hasAmount = (pounds: number) =>
      pounds < MIN_BARE_AMOUNT ? !isBinary && money.includes(pounds) : [...money, ...numbers].includes(pounds)
    const words = wordsOf(`${code}\n${text}`)
    return [
      ...(lettersOf(`${source}\n${text}`).includes(lettersOf(password)) ? ['the password'] : []),
      ...amounts.filter(hasAmount).map(formatPounds),
      ...sentences.filter((sentence) => words.includes(sentence)).map((sentence) => `“${sentence}”`),
    ]
  })
  return [...new Set(found)]
}

/** The letters and digits of a text, to find a password without hyphens, in capitals, or encoded for a URL. */
function lettersOf(text: string): string {
  const decoded = unescape(text.replace(/%([2-7][\da-f])/gi, '\\x$1'))
  return decoded.toLowerCase().replace(/[^a-z\d]/g, '')
}

const valuesOf = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, digits, counted]) => Number((digits ?? counted)!.replace(/[^\de]/gi, '')))
