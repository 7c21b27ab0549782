import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Method, Times } from './measure'
import type { Transfer } from '@/e2e/support/transfer'

export type Target = 'site' | 'plain' | 'fonts' | 'next'

export type TimedRun = {
  path: string
  target: Target
  method: Method
  slowdown: number
  run: number
  load: number
  times: Times
}

/** What has been measured so far; an interrupted bench continues from it. */
export type Results = {
  build: string
  browser: string
  runs: TimedRun[]
  transfers: Record<string, Transfer>
  baselineTransfers: Record<string, Transfer>
  categories: Record<string, { scores: Record<string, number>; failing: string[] }>
  clicks: number[]
}

const FILE = '.generated/bench/results.json'

/** @returns the results so far of the same build and browser, or empty ones. */
export function readResults(build: string, browser: string, fresh: boolean): Results {
  const kept = !fresh && existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Results) : undefined
  if (kept?.build === build && kept.browser === browser) return kept
  return { build, browser, runs: [], transfers: {}, baselineTransfers: {}, categories: {}, clicks: [] }
}

export function writeResults(results: Results) {
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify(results))
}
