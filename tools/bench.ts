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
import { startPreview } from '@/tools/preview'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, slowdown: { type: 'string', default: '4' } },
})
const runs = Number(values.runs)
const slowdown = Number(values.slowdown)
const paths = positionals.length > 0 ? positionals : pages.map(({ path }) => path)

const DEBUGGING_PORT = 9333

/** Lighthouse's throttling methods: `simulate` calculates times from an unthrottled load, `devtools` throttles the load. */
const methods = { simulate: 'Simulated', devtools: 'Applied' } as const
type Method = keyof typeof methods

const columns = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'Size (KB)': 'total-byte-weight',
}

const loads: { path: string; method: Method; values: Record<string, number> }[] = []
const preview = await startPreview(Number(process.env.PORT ?? 3300))
try {
  let browser = ''
  // Measures all pages in each round, so that other load on the machine affects all of them.
  for (let run = 1; run <= runs; run++) {
    for (const method of Object.keys(methods) as Method[]) {
      for (const path of paths) {
        const { version, values } = await retry(() => measure(preview.url + path, method))
        browser = version
        loads.push({ path, method, values })
        console.log(`${run}/${runs} ${methods[method]} ${path}: LCP ${values.LCP!.toFixed(0)} ms`)
      }
    }
  }
  const tables = (Object.keys(methods) as Method[]).map(
    (method) => `## ${methods[method]} throttling\n\n${formatTable(method)}\n`,
  )
  const versions = `Next ${next.version}, Lighthouse ${lighthousePackage.version}, Chromium ${browser}, Node ${process.versions.node}`
  const text = `# Benchmark results

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: medians of ${runs}, with the minimum and maximum where they differ. Times are in milliseconds. Lighthouse's emulated phone and slow 4G network, CPU slowdown ${slowdown}. ${versions}, ${cpus().length} × ${cpus()[0]?.model}.

${tables.join('\n')}`
  if (positionals.length === 0) writeFileSync('tools/bench/RESULTS.md', text)
  console.log(text)
} finally {
  preview.server.close()
}

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
  const values: Record<string, number> = { Score: (categories.performance?.score ?? NaN) * 100 }
  for (const [name, audit] of Object.entries(columns)) {
    values[name] = (audits[audit]?.numericValue ?? NaN) / (audit === 'total-byte-weight' ? 1024 : 1)
  }
  return { version: browser.version(), values }
}

function formatTable(method: Method): string {
  const names = ['Score', ...Object.keys(columns)]
  const rows = paths.map((path) => {
    const pageLoads = loads.filter((load) => load.path === path && load.method === method)
    return [path, ...names.map((name) => summarize(name, pageLoads))]
  })
  return [['Page', ...names], Array(names.length + 1).fill('---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

/** Returns the median, with the minimum and the maximum if they differ. For an even count, it is the lower median. */
function summarize(name: string, pageLoads: typeof loads): string {
  const numbers = pageLoads.map(({ values }) => values[name]!).sort((a, b) => a - b)
  const sorted = numbers.map((value) => value.toFixed(name === 'CLS' ? 3 : 0))
  const [median, min, max] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[0], sorted.at(-1)]
  return min === max ? `${median}` : `${median} (${min}–${max})`
}
