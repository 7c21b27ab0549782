import { cpus } from 'node:os'
import lighthouse from 'lighthouse/package.json' with { type: 'json' }
import next from 'next/package.json' with { type: 'json' }
import type { Times } from './measure'
import type { Results, Target, TimedRun } from './results'
import type { Transfer } from '@/e2e/support/transfer'

const START = '<!-- measured -->'
const END = '<!-- /measured -->'

/** Writes the tables anew between the two marks of the document and leaves the rest as it is. */
export function reportOf(results: Results, document: string): string {
  const [before = '', rest = ''] = document.split(START)
  const after = rest.split(END)[1] ?? ''
  return `${before}${START}\n${sections(results).join('\n\n')}\n${END}${after}`
}

function sections(results: Results): string[] {
  const groups = [...new Set(results.runs.map(({ method, slowdown }) => `${method} ${slowdown}`))]
  return [
    environment(results),
    '## Bytes and requests before any interaction\n\nKB as gzip leaves them (fonts as they are). HTML holds the inlined styles; "payload" is data in the page\'s late script that other exports carry inside their HTML.',
    transferTable(results),
    ...groups.flatMap((group) => [
      `## Times: ${group.replace(' ', ' throttling, processor slowed ')} times\n\nMilliseconds, median (minimum–maximum).`,
      timesTable(results, group),
    ]),
    ...(Object.keys(results.categories).length > 0 ? ['## Other categories', categoriesTable(results)] : []),
    ...(results.clicks.length > 0 ? [clicks(results.clicks)] : []),
  ]
}

function environment({ browser, runs }: Results): string {
  const loads = runs.map(({ load }) => load)
  const load =
    loads.length > 0
      ? `, load average ${Math.min(...loads).toFixed(1)}–${Math.max(...loads).toFixed(1)} (median ${median(loads).toFixed(1)})`
      : ''
  return `Measured ${new Date().toISOString().slice(0, 10)}: Next ${next.version}, Lighthouse ${lighthouse.version}, ${browser}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}${load}.`
}

function transferTable({ transfers, baselineTransfers }: Results): string {
  const row = (
    name: string,
    { html, inlineStyles, scripts, payload, styles, fonts, fontFiles, images, requests, payloads }: Transfer,
  ) => [
    name,
    kb(html),
    kb(inlineStyles),
    kb(scripts - payload),
    kb(payload),
    kb(styles),
    `${kb(fonts)} (${fontFiles})`,
    kb(images),
    requests,
    payloads,
  ]
  const rows = Object.entries(transfers).map(([path, transfer]) => row(path, transfer))
  const empty = baselineTransfers.next ? [row('empty Next page', baselineTransfers.next)] : []
  const home = baselineTransfers['fonts /'] ? [row('baseline (b) of /', baselineTransfers['fonts /'])] : []
  return table(
    [
      'route',
      'HTML',
      'of which styles',
      'JavaScript',
      'payload',
      'styles in a file',
      'fonts (files)',
      'images',
      'requests',
      'payloads ahead',
    ],
    [...rows, ...empty, ...home],
  )
}

function timesTable({ runs }: Results, group: string): string {
  const inGroup = runs.filter(({ method, slowdown }) => `${method} ${slowdown}` === group)
  const of = (path: string, target: Target) => inGroup.filter((run) => run.path === path && run.target === target)
  const paths = [...new Set(inGroup.filter(({ target }) => target === 'site').map(({ path }) => path))]
  const empty = of('/', 'next')
  const rows = paths.map((path) => {
    const [site, plain, fonts] = (['site', 'plain', 'fonts'] as const).map((target) => of(path, target))
    return [
      path,
      spread(site!, 'score'),
      spread(site!, 'fcp'),
      spread(site!, 'lcp'),
      spread(site!, 'tbt'),
      spread(site!, 'cls', 3),
      spread(plain!, 'fcp'),
      spread(plain!, 'lcp'),
      spread(fonts!, 'lcp'),
      spread(fonts!, 'tbt'),
      spread(fonts!, 'score'),
      ratio(site!, plain!, 'fcp'),
      ratio(site!, fonts!, 'lcp'),
      ratio(site!, plain!, 'lcp'),
    ]
  })
  const emptyRow = [
    'empty Next page',
    spread(empty, 'score'),
    spread(empty, 'fcp'),
    spread(empty, 'lcp'),
    spread(empty, 'tbt'),
    spread(empty, 'cls', 3),
    ...Array<string>(8).fill(''),
  ]
  return table(
    [
      'route',
      'score',
      'FCP',
      'LCP',
      'TBT',
      'CLS',
      'FCP (a)',
      'LCP (a)',
      'LCP (b)',
      'TBT (b)',
      'score (b)',
      'FCP ÷ (a)',
      'LCP ÷ (b)',
      'LCP ÷ (a)',
    ],
    [...rows, emptyRow],
  )
}

function categoriesTable({ categories }: Results): string {
  const rows = Object.entries(categories).map(([path, { scores, failing }]) => [
    path,
    ...Object.values(scores),
    failing.join(', ') || 'none',
  ])
  return table(['route', 'accessibility', 'best practices', 'SEO', 'audits below full score'], rows)
}

function clicks(durations: readonly number[]): string {
  return `## From a click to the heading of /book\n\nAfter intent, ${durations.length} times: median ${median(durations).toFixed()} ms (${Math.min(...durations).toFixed()}–${Math.max(...durations).toFixed()}).`
}

function spread(runs: readonly TimedRun[], name: keyof Times, digits = 0): string {
  const values = runs.map(({ times }) => times[name])
  if (values.length === 0) return '–'
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map((value) =>
    value.toFixed(digits),
  )
  return least === most ? middle! : `${middle} (${least}–${most})`
}

function ratio(runs: readonly TimedRun[], baseline: readonly TimedRun[], name: keyof Times): string {
  const middle = (some: readonly TimedRun[]) => median(some.map(({ times }) => times[name]))
  return runs.length > 0 && baseline.length > 0 ? (middle(runs) / middle(baseline)).toFixed(2) : '–'
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const kb = (bytes: number) => (bytes / 1024).toFixed(1)
