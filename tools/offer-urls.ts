import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toString } from 'qrcode'
import { pages } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/site-url'

/** The UTM parameters of a campaign, with examples. */
const EXAMPLES = { campaign: 'spring-2026', source: 'newsletter', medium: 'email' }

type Campaign = typeof EXAMPLES
type Offers = ReturnType<typeof listOffers>

/** lib/booking/attribution.ts truncates values to 100 characters. */
const UTM_VALUE = /^(?=.{1,100}$)[a-z0-9]+([-_.][a-z0-9]+)*$/

/** Lists the noindex pages. Throws if a parameter of the campaign is malformed, or if only some of them are set. */
export function listOffers(campaign: Partial<Campaign> = {}) {
  const query = utmQuery(campaign)
  return pages
    .filter(({ robots }) => robots !== 'index')
    .map(({ path, title }) => ({ path, title, url: absoluteUrl(path) + query }))
}

function utmQuery(campaign: Partial<Campaign>): string {
  if (Object.values(campaign).every((value) => value === undefined)) return ''
  const parameters = Object.entries(EXAMPLES).map(([name, example]) => {
    const value = campaign[name as keyof Campaign]
    if (value === undefined) throw new Error(`--${name} is missing: set --campaign, --source and --medium together.`)
    if (!UTM_VALUE.test(value))
      throw new Error(
        `--${name} is "${value}": use at most 100 lowercase letters, digits and single hyphens, such as ${example}.`,
      )
    return [`utm_${name}`, value]
  })
  return `?${new URLSearchParams(parameters)}`
}

export function formatTable(rows: Offers): string {
  const cells = cellsOf(rows)
  const widths = [0, 1].map((column) => Math.max(...cells.map((row) => row[column]!.length)))
  return cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}

/** Formats rows as CSV (RFC 4180). */
export function formatCsv(rows: Offers): string {
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  return cellsOf(rows)
    .map((row) => `${row.map(quote).join(',')}\r\n`)
    .join('')
}

function cellsOf(rows: Offers): string[][] {
  return [['Page', 'Title', 'URL'], ...rows.map(({ path, title, url }) => [path, title, url])]
}

export async function writeQrCodes(rows: Offers, folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  return Promise.all(
    rows.map(async ({ path, url }) => {
      const file = join(folder, `${path.slice(1)}.svg`)
      // Level M tolerates 15 % damage; the standard requires a quiet zone of four modules.
      writeFileSync(file, await toString(url, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 }))
      return file
    }),
  )
}
