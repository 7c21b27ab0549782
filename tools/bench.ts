/**
 * Measures pages of out/ with Lighthouse's emulated phone and slow 4G network, and the response to the first click on
 * each, and prints the medians. A run over all pages writes them to tools/bench/RESULTS.md:
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
import { retry } from '@/lib/retry'
import { pageRoutes } from '@/lib/routes'
import { ensureBrowser, findBrowser } from '@/tools/browser'
import { portFrom } from '@/tools/port'
import { startPreview } from '@/tools/preview'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, slowdown: { type: 'string', default: '4' } },
})
const runs = Number(values.runs)
/** The last path is not found. */
const paths = positionals.length > 0 ? positionals : [...pageRoutes.map(({ path }) => path), '/no-such-page']

/** Lighthouse's phone. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
/** Milliseconds after which a click that the browser has not reported is repeated. */
const CLICK_TIMEOUT_MS = 10_000
/** Milliseconds after the first report of a click, within which the browser reports its other events. */
const CLICK_SETTLED_MS = 1000

/** Lighthouse's throttling methods: `simulate` calculates times from an unthrottled load, `devtools` throttles the load. */
const methods = { simulate: 'Simulated', devtools: 'Applied' }

const columns = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'Size (KB)': 'total-byte-weight',
  Requests: 'network-requests',
}

const loads: { path: string; method: string; result: Result }[] = []
const clicks: { path: string; duration: number }[] = []
ensureBrowser()
const launchOptions = findBrowser()
const browser = await chromium.launch(launchOptions)
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
  for (const path of paths) {
    const duration = await retry(() => measureClick(preview.url + path))
    clicks.push({ path, duration })
    console.log(`${run}/${runs} First click on ${path}: INP ${duration} ms`)
  }
}
await browser.close()
preview.close()

const tables = Object.entries(methods).map(([method, name]) => `## ${name} throttling\n\n${formatTable(method)}\n`)
const { lighthouseVersion, environment } = loads[0]!.result
const text = `# Benchmark results

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: medians of ${runs}, with the minimum and maximum where they differ. Times are in milliseconds. Lighthouse's emulated phone and slow 4G network, CPU slowdown ${values.slowdown}. Next ${next.version}, Lighthouse ${lighthouseVersion}, Node ${process.versions.node}, ${environment.hostUserAgent}, ${cpus().length} × ${cpus()[0]?.model}.

${tables.join('\n')}
## First click

Interaction to Next Paint (INP) of the first click on the first button or field of the page, after it has come into the viewport and the network is idle. The network is not throttled.

${formatRows([['Page', 'INP'], ...paths.map((path) => [path, summarizeClicks(path)])])}
`
if (positionals.length === 0) writeFileSync('tools/bench/RESULTS.md', text)
console.log(text)

/** Runs Lighthouse in a process of its own, because errors inside it would end this one. */
async function measure(url: string, method: string): Promise<Result> {
  const { executablePath = chromium.executablePath(), args = [] } = launchOptions
  const flags = [
    '--quiet',
    '--output=json',
    '--only-categories=performance',
    '--disable-full-page-screenshot',
    '--ignore-status-code',
    `--throttling-method=${method}`,
    `--throttling.cpuSlowdownMultiplier=${values.slowdown}`,
    `--chrome-flags=${['--headless', ...args].join(' ')}`,
  ]
  const options = { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: Infinity }
  const command = ['node_modules/lighthouse/cli/index.js', url, ...flags]
  const { stdout } = await promisify(execFile)(process.execPath, command, options)
  const result = JSON.parse(stdout) as Result
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`)
  return result
}

/**
 * Clicks the first control of a page in a browser with the same slowdown.
 * @returns the longest duration of its events in milliseconds, in steps of 8, from the input to the next paint.
 */
async function measureClick(url: string): Promise<number> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) })
    await page.goto(url)
    const control = page.locator('button:visible, input:visible').first()
    await control.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    const report = await page.evaluateHandle(
      ({ timeout, settled }) => {
        const longest = new Promise<number>((resolve, reject) => {
          const durations: number[] = []
          const observer = new PerformanceObserver((list) => {
            durations.push(...list.getEntries().map(({ duration }) => duration))
            setTimeout(() => resolve(Math.max(...durations)), settled)
          })
          // The first input is reported even if it is shorter than 16 ms, the shortest threshold of the others.
          observer.observe({ type: 'first-input', buffered: true })
          observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
          setTimeout(reject, timeout, new Error('The browser did not report the click'))
        })
        return { longest }
      },
      { timeout: CLICK_TIMEOUT_MS, settled: CLICK_SETTLED_MS },
    )
    await control.click()
    return await report.evaluate(({ longest }) => longest)
  } finally {
    await context.close()
  }
}

function valueOf({ audits, categories }: Result, column: string): number {
  if (column === 'Score') return (categories.performance?.score ?? NaN) * 100
  const audit = columns[column as keyof typeof columns]
  if (column === 'Requests') return (audits[audit]?.details as { items: unknown[] }).items.length
  return (audits[audit]?.numericValue ?? NaN) / (audit === 'total-byte-weight' ? 1024 : 1)
}

function formatTable(method: string): string {
  const names = ['Score', ...Object.keys(columns)]
  const rows = paths.map((path) => {
    const results = loads.filter((load) => load.path === path && load.method === method).map(({ result }) => result)
    return [path, ...names.map((name) => summarizeColumn(name, results))]
  })
  return formatRows([['Page', ...names], ...rows])
}

function formatRows([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function summarizeColumn(name: string, results: readonly Result[]): string {
  const numbers = results.map((result) => valueOf(result, name))
  return summarize(numbers, name === 'CLS' ? 3 : 0)
}

function summarizeClicks(path: string): string {
  const durations = clicks.filter((click) => click.path === path).map(({ duration }) => duration)
  return summarize(durations, 0)
}

/** Returns the median, with the minimum and the maximum if they differ. For an even count, it is the lower median. */
function summarize(numbers: readonly number[], digits: number): string {
  const sorted = numbers.toSorted((a, b) => a - b).map((value) => value.toFixed(digits))
  const median = sorted[Math.floor((sorted.length - 1) / 2)]
  const min = sorted[0]
  const max = sorted.at(-1)
  return min === max ? `${median}` : `${median} (${min}–${max})`
}
