import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Method, Times } from './measure'

/** The site's page, the two pages by hand that it is compared with, or the empty page of the same Next. */
export type Target = 'site' | 'plain' | 'fonts' | 'next'

/** A load to be measured. */
export type Load = { path: string; target: Target; method: Method; slowdown: number; run: number }

/** One that was; `busy` is the machine's load average before it. */
export type Run = Load & { build: string; browser: string; busy: number; times: Times }

const FILE = '.generated/bench/runs.jsonl'

/** What has been measured of a build in a browser: a bench that was cut goes on from there. */
export function earlierRuns(build: string, browser: string): Run[] {
  if (!existsSync(FILE)) return []
  const runs = readFileSync(FILE, 'utf8').trim().split('\n')
  return runs.map((line) => JSON.parse(line) as Run).filter((run) => run.build === build && run.browser === browser)
}

export function isSameLoad(run: Run, load: Load): boolean {
  return Object.entries(load).every(([name, value]) => run[name as keyof Load] === value)
}

export const keepRun = (run: Run) => appendFileSync(FILE, `${JSON.stringify(run)}\n`)
