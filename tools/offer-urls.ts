import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toString } from 'qrcode'
import { pages } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/site-url'

/** The UTM parameters by which a booking is traced to its campaign, and an example of each. */
const EXAMPLES = { campaign: 'spring-2026', source: 'newsletter', medium: 'email' }

type Campaign = typeof EXAMPLES

type Offers = ReturnType<typeof offers>

/** At most the 100 characters that the site keeps of each parameter (lib/booking). */
const UTM_VALUE = /^(?=.{1,100}$)[a-z0-9]+([-_.][a-z0-9]+)*$/

/**
 * @returns the noindex pages, in the order of the route table, and the URL of each that is sent to a clinic.
 * @param campaign all three parameters, or none.
 * @throws Error in one sentence when a parameter is missing or malformed.
 */
export function offers(campaign: Partial<Campaign> = {}) {
  const query = utmQuery(campaign)
  return pages
    .filter(({ robots }) => robots !== 'index')
    .map(({ path, title }) => ({ path, title, url: absoluteUrl(path) + query }))
}

function utmQuery(campaign: Partial<Campaign>): string {
  if (Object.values(campaign).every((value) => value === undefined)) return ''
  const parameters = Object.entries(EXAMPLES).map(([name, example]) => {
    const value = campaign[name as keyof Campaign]
    if (value === undefined) throw new Error(`--${name} is missing: give --campaign, --source and --medium together.`)
    if (!UTM_VALUE.test(value))
      throw new Error(
        `--${name} is "${value}": expected at most 100 small letters, digits and single hyphens, such as ${example}.`,
      )
    return [`utm_${name}`, value]
  })
  return `?${new URLSearchParams(parameters)}`
}

export function asTable(rows: Offers): string {
  const cells = cellsOf(rows)
  const widths = [0, 1].map((column) => Math.max(...cells.map((row) => row[column]!.length)))
  return cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}

/** Comma-separated values as in RFC 4180. */
export function asCsv(rows: Offers): string {
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  return cellsOf(rows)
    .map((row) => `${row.map(quote).join(',')}\r\n`)
    .join('')
}

function cellsOf(rows: Offers): string[][] {
  return [['Page', 'Title', 'URL'], ...rows.map(({ path, title, url }) => [path, title, url])]
}

/**
 * Writes a QR code for each offer as an SVG, named after its page.
 * @returns the paths of the files.
 */
export async function writeQrCodes(rows: Offers, folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  return Promise.all(
    rows.map(async ({ path, url }) => {
      const file = join(folder, `${path.slice(1)}.svg`)
      // Level M survives a crease or a stain; the margin is the standard's quiet zone.
      writeFileSync(file, await toString(url, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 }))
      return file
    }),
  )
}
