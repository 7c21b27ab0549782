import { pages } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/site-url'
import { campaignUrl, type Campaign } from './campaign'

/** A private page and the address under which it is sent to a clinic. */
export type OfferRow = { name: string; title: string; address: string }

/** Every page that search engines are asked to leave out, in the order of the route table. */
export function offerRows(campaign?: Campaign): OfferRow[] {
  return pages
    .filter(({ robots }) => robots !== 'index')
    .map(({ path, title }) => ({ name: path.slice(1), title, address: campaignUrl(absoluteUrl(path), campaign) }))
}

/** The rows as a table for reading. */
export function asTable(rows: readonly OfferRow[]): string {
  const cells = [['Page', 'Title', 'Address'], ...rows.map(({ name, title, address }) => [`/${name}`, title, address])]
  const widths = [0, 1].map((column) => Math.max(...cells.map((row) => row[column]!.length)))
  return cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}

/** The rows as CSV (RFC 4180) for a spreadsheet or a mailing tool. */
export function asCsv(rows: readonly OfferRow[]): string {
  const cells = [['page', 'title', 'address'], ...rows.map(({ name, title, address }) => [`/${name}`, title, address])]
  return cells.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
