import { pages } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/site-url'
import { campaignUrl, type Campaign } from './campaign'

/** A private page and the URL that is sent to a clinic. */
export type OfferRow = { name: string; title: string; url: string }

/** The noindex pages, in the order of the route table. */
export function offerRows(campaign?: Campaign): OfferRow[] {
  return pages
    .filter(({ robots }) => robots !== 'index')
    .map(({ path, title }) => ({ name: path.slice(1), title, url: campaignUrl(absoluteUrl(path), campaign) }))
}

export function asTable(rows: readonly OfferRow[]): string {
  const cells = [['Page', 'Title', 'Address'], ...rows.map(({ name, title, url }) => [`/${name}`, title, url])]
  const widths = [0, 1].map((column) => Math.max(...cells.map((row) => row[column]!.length)))
  return cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}

export function asCsv(rows: readonly OfferRow[]): string {
  const cells = [['page', 'title', 'address'], ...rows.map(({ name, title, url }) => [`/${name}`, title, url])]
  return cells.map((row) => `${row.map(quote).join(',')}\r\n`).join('')
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
