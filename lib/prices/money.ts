import type { PoundRange } from '@/content/schema'

const poundFormat = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })

/** Formats an amount in whole pounds, such as `£1,495`. */
export function formatPounds(amount: number): string {
  return poundFormat.format(amount)
}

/** Formats a range in whole pounds, such as `£1,000–£1,500`. */
export function formatPoundRange({ from, to }: PoundRange): string {
  return `${formatPounds(from)}–${formatPounds(to)}`
}

/** Formats a range as `formatPoundRange` does, with a word joiner after the dash, which keeps the range on one line. */
export function formatUnbrokenRange(range: PoundRange): string {
  return formatPoundRange(range).replace('–', '–\u2060')
}
