/**
 * Measures pages of out/ with Lighthouse's emulated phone and slow 4G network and prints the medians. A run over all
 * pages writes them to tools/bench/RESULTS.md:
 *   npm run bench -- --runs 3
 *   npm run bench -- / /book --slowdown 8
 */
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import lighthouse from 'lighthouse'
import lighthousePackage from 'lighthouse/package.json' with { type: 'json' }
import next from 'next/package.json' with { type: 'json' }
import { chromium } from 'playwright'
import { retry } from '@/first-paint/protocol'
import { pages } from '@/lib/routes'
import { findOrInstallBrowser } from '@/tools/browser'
import { startPreview } from '@/tools/preview/start-preview'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, slowdown: { type: 'string', default: '4' } },
})
const runs = Number(values.runs)
const slowdown = Number(values.slowdown)
const paths = positionals.length > 0 ? positionals : pages.map(({ path }) => path)

const RESULTS = 'tools/bench/RESULTS.md'
const DEBUGGING_PORT = 9333

/** Lighthouse's throttling methods: `simulate` calculates times from an unthrottled load, `devtools` throttles the load. */
const methods = { simulate: 'Simulated', devtools: 'Applied' } as const
type Method = keyof typeof methods

/** The score is out of 100, sizes are transferred KB, times are in milliseconds. CLS has no unit. */
const columns = {
  Score: { audit: 'score', digits: 0 },
  FCP: { audit: 'first-contentful-paint', digits: 0 },
  LCP: { audit: 'largest-contentful-paint', digits: 0 },
  TBT: { audit: 'total-blocking-time', digits: 0 },
  CLS: { audit: 'cumulative-layout-shift', digits: 3 },
  'Size (KB)': { audit: 'total-byte-weight', digits: 0 },
} as const

type PageLoad = { path: string; method: Method; values: Record<string, number> }

const preview = await startPreview(Number(process.env.PORT ?? 3300))
try {
  const { loads, browser } = await measureAll(preview.url)
  const tables = (Object.keys(methods) as Method[]).map(
    (method) => `## ${methods[method]} throttling\n\n${formatTable(loads, method)}\n`,
  )
  const versions = `Next ${next.version}, Lighthouse ${lighthousePackage.version}, Chromium ${browser}, Node ${process.versions.node}`
  const text = `# Benchmark results

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: medians of ${runs}, with the minimum and maximum where they differ. Times are in milliseconds. Lighthouse's emulated phone and slow 4G network, CPU slowdown ${slowdown}. ${versions}, ${cpus().length} × ${cpus()[0]?.model}.

${tables.join('\n')}`
  if (positionals.length === 0) writeFileSync(RESULTS, text)
  console.log(text)
} finally {
  preview.stop()
}

/** Measures all pages in each round, so that other load on the machine affects all of them. */
async function measureAll(url: string) {
  const loads: PageLoad[] = []
  let browser = ''
  for (let run = 1; run <= runs; run++) {
    for (const method of Object.keys(methods) as Method[]) {
      for (const path of paths) {
        const load = await retry(() => measure(url + path, method))
        browser = load.version
        loads.push({ path, method, values: load.values })
        console.log(`${run}/${runs} ${methods[method]} ${path}: LCP ${load.values.LCP!.toFixed(0)} ms`)
      }
    }
  }
  return { loads, browser }
}

/** @throws Error when Lighthouse cannot measure the page. */
async function measure(url: string, throttlingMethod: Method) {
  const { args = [], ...options } = findOrInstallBrowser()
  const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${DEBUGGING_PORT}`] })
  const result = await lighthouse(url, {
    port: DEBUGGING_PORT,
    logLevel: 'error',
    onlyCategories: ['performance'],
    disableFullPageScreenshot: true,
    throttlingMethod,
    throttling: { cpuSlowdownMultiplier: slowdown },
  }).finally(() => browser.close())
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
  const { audits, categories } = result.lhr
  const readAudit = (audit: string) => {
    if (audit === 'score') return (categories.performance?.score ?? NaN) * 100
    return (audits[audit]?.numericValue ?? NaN) / (audit === 'total-byte-weight' ? 1024 : 1)
  }
  const entries = Object.entries(columns).map(([name, { audit }]) => [name, readAudit(audit)] as const)
  return { version: browser.version(), values: Object.fromEntries(entries) }
}

function formatTable(loads: readonly PageLoad[], method: Method): string {
  const rows = paths.map((path) => {
    const pageLoads = loads.filter((entry) => entry.path === path && entry.method === method)
    const cells = Object.entries(columns).map(([name, { digits }]) =>
      summarize(pageLoads.map((entry) => entry.values[name]!)).map((value) => value.toFixed(digits)),
    )
    return [path, ...cells.map(([median, min, max]) => (min === max ? median : `${median} (${min}–${max})`))]
  })
  const names = ['Page', ...Object.keys(columns)]
  return [names, names.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** @returns the median, the minimum and the maximum. */
function summarize(numbers: readonly number[]): [median: number, min: number, max: number] {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.floor(sorted.length / 2)]!) / 2
  return [middle, sorted[0]!, sorted.at(-1)!]
}
