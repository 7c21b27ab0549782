/**
 * Measures pages of out/ with Lighthouse's emulated phone and slow 4G network and prints the medians. A run over all
 * pages writes them to tools/bench/RESULTS.md:
 *   npm run bench -- --runs 3
 *   npm run bench -- / /book --slowdown 8
 */
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs, promisify } from 'node:util'
import type { Result } from 'lighthouse'
import next from 'next/package.json' with { type: 'json' }
import { chromium } from 'playwright'
import { retry } from '@/first-paint/protocol'
import { pages } from '@/lib/routes'
import { findOrInstallBrowser } from '@/tools/browser'
import { portFrom } from '@/tools/port'
import { startPreview } from '@/tools/preview'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, slowdown: { type: 'string', default: '4' } },
})
const runs = Number(values.runs)
const paths = positionals.length > 0 ? positionals : pages.map(({ path }) => path)

/** Lighthouse's throttling methods: `simulate` calculates times from an unthrottled load, `devtools` throttles the load. */
const methods = { simulate: 'Simulated', devtools: 'Applied' }

const columns = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'Size (KB)': 'total-byte-weight',
}

const loads: { path: string; method: string; result: Result }[] = []
const preview = await startPreview(portFrom('PORT', 3300))
// Measures all pages in each round, so that other load on the machine affects all of them.
for (let run = 1; run <= runs; run++) {
  for (const [method, name] of Object.entries(methods)) {
    for (const path of paths) {
      const result = await retry(() => measure(preview.url + path, method))
      loads.push({ path, method, result })
      console.log(`${run}/${runs} ${name} ${path}: LCP ${valueOf(result, 'LCP').toFixed(0)} ms`)
    }
  }
}
preview.close()

const tables = Object.entries(methods).map(([method, name]) => `## ${name} throttling\n\n${formatTable(method)}\n`)
const { lighthouseVersion, environment } = loads[0]!.result
const text = `# Benchmark results

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: medians of ${runs}, with the minimum and maximum where they differ. Times are in milliseconds. Lighthouse's emulated phone and slow 4G network, CPU slowdown ${values.slowdown}. Next ${next.version}, Lighthouse ${lighthouseVersion}, Node ${process.versions.node}, ${environment.hostUserAgent}, ${cpus().length} × ${cpus()[0]?.model}.

${tables.join('\n')}`
if (positionals.length === 0) writeFileSync('tools/bench/RESULTS.md', text)
console.log(text)

/** Runs Lighthouse in a process of its own, because errors inside it would end this one. */
async function measure(url: string, method: string): Promise<Result> {
  const { executablePath = chromium.executablePath(), args = [] } = findOrInstallBrowser()
  const flags = [
    ...['--quiet', '--output=json', '--only-categories=performance', '--disable-full-page-screenshot'],
    ...[`--throttling-method=${method}`, `--throttling.cpuSlowdownMultiplier=${values.slowdown}`],
    `--chrome-flags=${['--headless', ...args].join(' ')}`,
  ]
  const options = { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: Infinity }
  const { stdout } = await promisify(execFile)('node_modules/.bin/lighthouse', [url, ...flags], options)
  const result = JSON.parse(stdout) as Result
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`)
  return result
}

function valueOf({ audits, categories }: Result, column: string): number {
  if (column === 'Score') return (categories.performance?.score ?? NaN) * 100
  const audit = columns[column as keyof typeof columns]
  return (audits[audit]?.numericValue ?? NaN) / (audit === 'total-byte-weight' ? 1024 : 1)
}

function formatTable(method: string): string {
  const names = ['Score', ...Object.keys(columns)]
  const rows = paths.map((path) => {
    const results = loads.filter((load) => load.path === path && load.method === method).map(({ result }) => result)
    return [path, ...names.map((name) => summarize(name, results))]
  })
  return [['Page', ...names], Array(names.length + 1).fill('---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

/** Returns the median, with the minimum and the maximum if they differ. For an even count, it is the lower median. */
function summarize(name: string, results: readonly Result[]): string {
  const numbers = results.map((result) => valueOf(result, name)).sort((a, b) => a - b)
  const sorted = numbers.map((value) => value.toFixed(name === 'CLS' ? 3 : 0))
  const [median, min, max] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[0], sorted.at(-1)]
  return min === max ? `${median}` : `${median} (${min}–${max})`
}
