import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import lighthouse from 'lighthouse/package.json' with { type: 'json' }
import next from 'next/package.json' with { type: 'json' }
import type { MainThread } from './main-thread'
import type { Times } from './measure'
import type { Run, Target } from './runs'
import type { Transfer } from './transfer'

const DOCUMENT = 'tools/bench/RESULTS.md'

/** Writes what stands between two marks of the document anew, and leaves the rest as it is. */
export function writeSection(name: 'bytes' | 'main-thread' | 'times', section: string) {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [before, rest = ''] = readFileSync(DOCUMENT, 'utf8').split(start)
  writeFileSync(DOCUMENT, `${before}${start}\n${section}\n${end}${rest.split(end)[1] ?? ''}`)
  console.log(`The ${name} are in ${DOCUMENT}.`)
}

/** @param transfers by the name of their row. */
export function bytesSection(transfers: Record<string, Transfer>): string {
  const rows = Object.entries(transfers).map(([name, transfer]) => [
    name,
    kb(transfer.html),
    kb(transfer.scripts - transfer.payload),
    kb(transfer.payload),
    kb(transfer.styles),
    `${kb(transfer.fonts)} (${transfer.fontFiles})`,
    kb(transfer.images),
    `${transfer.requests}`,
    `${transfer.payloads}`,
  ])
  return table('page, HTML, JavaScript, payload, styles, fonts (files), images, requests, payloads ahead', rows)
}

/** @param threads by page. */
export function mainThreadSection(threads: Record<string, MainThread>): string {
  const rows = Object.entries(threads).map(([path, { busy, styleUpdates }]) => [
    path,
    busy.toFixed(0),
    `${styleUpdates}`,
  ])
  return table('page, main thread from 1 to 7 s after the first paint (ms), style updates', rows)
}

/** @param runs of one build in one browser. */
export function timesSection(runs: readonly Run[]): string {
  const groups = new Map<string, Run[]>()
  for (const run of runs) {
    const name = `${run.method} throttling, processor ${run.slowdown} times slower`
    groups.set(name, [...(groups.get(name) ?? []), run])
  }
  const machine = `${cpus().length} × ${cpus()[0]?.model}, load average ${spread(
    runs.map(({ busy }) => busy),
    1,
  )}`
  const versions = `Next ${next.version}, Lighthouse ${lighthouse.version}, ${runs[0]?.browser}, Node ${process.versions.node}`
  const tables = [...groups].map(([name, group]) => `### ${name}\n\n${timesTable(group)}`)
  return [`Measured ${new Date().toISOString().slice(0, 10)}: ${versions}, ${machine}.`, ...tables].join('\n\n')
}

function timesTable(runs: readonly Run[]): string {
  const values = (path: string, target: Target, name: keyof Times) =>
    runs.filter((run) => run.path === path && run.target === target).map(({ times }) => times[name])
  const own = (path: string, target: Target) => [
    ...(['score', 'fcp', 'lcp', 'tbt'] as const).map((name) => spread(values(path, target, name))),
    spread(values(path, target, 'cls'), 3),
  ]
  const beside = (path: string, name: keyof Times, baseline: Target) => {
    const by = values(path, baseline, name)
    return [spread(by), (median(values(path, 'site', name)) / median(by)).toFixed(2)]
  }
  const paths = [...new Set(runs.filter(({ target }) => target === 'site').map(({ path }) => path))]
  return table('page, score, FCP, LCP, TBT, CLS, FCP (a), FCP ÷ (a), LCP (b), LCP ÷ (b)', [
    ...paths.map((path) => [
      path,
      ...own(path, 'site'),
      ...beside(path, 'fcp', 'plain'),
      ...beside(path, 'lcp', 'fonts'),
    ]),
    ['empty Next page', ...own('/', 'next'), '', '', '', ''],
  ])
}

function table(head: string, rows: readonly (readonly string[])[]): string {
  const names = head.split(', ')
  return [names, names.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

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
