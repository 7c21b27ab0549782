import { cpus } from 'node:os'
import lighthouse from 'lighthouse/package.json' with { type: 'json' }
import next from 'next/package.json' with { type: 'json' }
import type { MainThread } from './main-thread'
import type { Method, Times } from './measure'
import type { Transfer } from './transfer'

/** The name of the empty page; a page of the site is named by its path. */
export const EMPTY_NEXT = 'empty Next page'

export type Visit = Transfer & MainThread

/** A load that was measured; `busy` is the machine's load average before it. */
export type Run = Times & { load: string; name: string; method: Method; slowdown: number; busy: number }

type Results = {
  paths: readonly string[]
  browser: string
  /** By the name of the page. */
  visits: Readonly<Record<string, Visit>>
  runs: readonly Run[]
}

/** @returns the text of RESULTS.md. */
export function report({ paths, browser, visits, runs }: Results): string {
  const groups = [...new Set(runs.map(throttling))].map((name) => {
    const group = runs.filter((run) => throttling(run) === name)
    const busy = group.map((run) => run.busy)
    return `### ${name}\n\nThe machine’s load average was ${spread(busy, 1)}.\n\n${timesTable(paths, group)}`
  })
  return `# How fast the site is

Written by \`npm run bench\`. \`tools/bench/NOTES.md\` says how to measure, what was done for speed, and what was tried and left. Measured ${new Date().toISOString().slice(0, 10)}: Next ${next.version}, Lighthouse ${lighthouse.version}, ${browser}, Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}.

Beside the site stand (a) each route's visible text by hand, with little CSS inlined and system fonts; (b) the same with the site's two fonts preloaded; and an empty page of the same Next.

## Before any interaction

KB as gzip leaves them (fonts as they are). HTML holds the inlined styles, and "styles" is what comes in a file; "payload" is data in the page's late script that other exports carry inside their HTML; "payloads ahead" are those of other pages. The main thread is measured from 1 to 7 s after the first paint.

${visitsTable(visits)}

## Times

Milliseconds, median (minimum–maximum).

${groups.join('\n\n')}
`
}

function visitsTable(visits: Readonly<Record<string, Visit>>): string {
  const head =
    'page, HTML, JavaScript, payload, styles, fonts (files), images, requests, payloads ahead, main thread (ms), style updates'
  const rows = Object.entries(visits).map(([name, visit]) => [
    name,
    kb(visit.html),
    kb(visit.scripts - visit.payload),
    kb(visit.payload),
    kb(visit.styles),
    `${kb(visit.fonts)} (${visit.fontFiles})`,
    kb(visit.images),
    visit.requests,
    visit.payloads,
    visit.busy.toFixed(0),
    visit.styleUpdates,
  ])
  return table(head, rows)
}

/** @param runs with one method and one slowdown. */
function timesTable(paths: readonly string[], runs: readonly Run[]): string {
  const values = (page: string, name: keyof Times) => runs.filter((run) => run.name === page).map((run) => run[name])
  const measured = paths.filter((path) => values(`${path} (b)`, 'fcp').length > 0)
  const own = (page: string) => [
    ...(['score', 'fcp', 'lcp', 'tbt'] as const).map((name) => spread(values(page, name))),
    spread(values(page, 'cls'), 3),
  ]
  const beside = (path: string, name: keyof Times, baseline: 'a' | 'b') => {
    const by = values(`${path} (${baseline})`, name)
    return [spread(by), (median(values(path, name)) / median(by)).toFixed(2)]
  }
  return table('page, score, FCP, LCP, TBT, CLS, FCP (a), FCP ÷ (a), FCP (b), FCP ÷ (b), LCP (b), LCP ÷ (b)', [
    ...measured.map((path) => [
      path,
      ...own(path),
      ...beside(path, 'fcp', 'a'),
      ...beside(path, 'fcp', 'b'),
      ...beside(path, 'lcp', 'b'),
    ]),
    [EMPTY_NEXT, ...own(EMPTY_NEXT), '', '', '', '', '', ''],
  ])
}

function table(head: string, rows: readonly (readonly (string | number)[])[]): string {
  const names = head.split(', ')
  return [names, names.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const throttling = ({ method, slowdown }: Run) => `${method} throttling, processor ${slowdown} times slower`

/** The median, and the least and the most where they differ. */
function spread(values: readonly number[], digits = 0): string {
  const [middle, min, max] = [median(values), Math.min(...values), Math.max(...values)].map((x) => x.toFixed(digits))
  return min === max ? middle! : `${middle} (${min}–${max})`
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.floor(sorted.length / 2)]!) / 2
}

const kb = (bytes: number) => (bytes / 1024).toFixed(1)
