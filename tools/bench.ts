import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import next from 'next/package.json' with { type: 'json' }
import type { Browser } from 'playwright'
import { clicksToBook } from '@/tools/bench/click'
import { BASELINES, buildBaselines, baselinePaths } from '@/tools/bench/baselines'
import { measureCategories, measureTimes, type Method } from '@/tools/bench/measure'
import { reportOf } from '@/tools/bench/report'
import { readResults, writeResults, type Target } from '@/tools/bench/results'
import { phone, transferOf } from '@/e2e/support/transfer'
import { SCRIPTS } from '@/first-paint/protocol'
import { pages } from '@/lib/routes'
import { findBenchBrowser } from '@/tools/browser/find-browser'
import { launchBrowser } from '@/tools/browser/launch'
import { startPreview } from '@/tools/preview/start-preview'

/**
 * Measures the exported site beside its baselines and writes tools/bench/RESULTS.md. An interrupted bench of the same
 * build continues.
 *   npm run bench -- --routes / /book --runs 3 --slowdowns 4,8 --methods simulate,devtools
 *   npm run bench -- --bytes    only bytes and requests
 *   npm run bench -- --fresh    from the beginning
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    routes: { type: 'boolean' },
    runs: { type: 'string', default: '5' },
    slowdowns: { type: 'string', default: '4,8' },
    methods: { type: 'string', default: 'simulate' },
    bytes: { type: 'boolean' },
    fresh: { type: 'boolean' },
    'no-build': { type: 'boolean' },
  },
})
const paths = positionals.length > 0 ? positionals : pages.map(({ path }) => path)
const port = Number(process.env.PORT ?? 3300)

if (!values['no-build'] || !existsSync('out/index.html')) execFileSync('npm', ['run', 'build'], { stdio: 'inherit' })
buildBaselines(pages.map(({ path }) => path))
const [site, baselines] = [await startPreview(port), await startPreview(port + 1, BASELINES)]
const browserPath = findBenchBrowser()
const browser = await launchBrowser({ executablePath: browserPath })
const build = new RegExp(`${SCRIPTS}="([^"]*)"`).exec(readFileSync('out/index.html', 'utf8'))?.[1] ?? ''
const results = readResults(build, `${basename(browserPath)} ${browser.version()}`, values.fresh ?? false)
try {
  await measureTransfers(browser)
  if (!values.bytes) {
    if (results.clicks.length === 0) results.clicks = await clicksToBook(browser, `${site.url}/`, 20)
    // Each load is measured in its own browser, with no other running.
    await browser.close()
    await measureAllTimes()
  }
  writeFileSync('tools/bench/RESULTS.md', reportOf(results, readFileSync('tools/bench/RESULTS.md', 'utf8')))
  console.log('The results are in tools/bench/RESULTS.md.')
} finally {
  await browser.close()
  site.stop()
  baselines.stop()
}

async function measureTransfers(browser: Browser) {
  const measure = async (url: string) => {
    const page = await browser.newPage(phone)
    const transfer = await transferOf(page, url)
    await page.close()
    return transfer
  }
  for (const path of paths) {
    results.transfers[path] = await measure(site.url + path)
    for (const target of ['plain', 'fonts'] as const) {
      results.baselineTransfers[`${target} ${path}`] = await measure(baselines.url + baselinePaths(path)[target])
    }
  }
  const empty = await measure(baselines.url + baselinePaths('/').next)
  results.baselineTransfers.next = empty
  const { html, scripts, requests } = empty
  writeFileSync(
    'e2e/support/empty-next.json',
    `${JSON.stringify({ version: next.version, html, scripts, requests }, null, 2)}\n`,
  )
  writeResults(results)
}

async function measureAllTimes() {
  for (const path of paths) results.categories[path] ??= await measureCategories(site.url + path)
  const methods = values.methods.split(',') as Method[]
  const slowdowns = values.slowdowns.split(',').map(Number)
  // Interleaved, so that a busy machine slows all targets alike.
  for (let run = 1; run <= Number(values.runs); run++) {
    for (const method of methods) {
      for (const slowdown of slowdowns) {
        await measureOnce('/', 'next', method, slowdown, run)
        for (const path of paths) {
          for (const target of ['site', 'plain', 'fonts'] as const)
            await measureOnce(path, target, method, slowdown, run)
        }
      }
    }
  }
}

async function measureOnce(path: string, target: Target, method: Method, slowdown: number, run: number) {
  const key = { path, target, method, slowdown, run }
  const isSame = (other: Record<string, unknown>) => Object.entries(key).every(([name, value]) => other[name] === value)
  if (results.runs.some(isSame)) return
  const url = target === 'site' ? site.url + path : baselines.url + baselinePaths(path)[target]
  const load = loadavg()[0] ?? NaN
  const times = await measureTimes(url, method, slowdown)
  results.runs.push({ ...key, load, times })
  writeResults(results)
  console.log(
    `${method} ${slowdown}x run ${run} ${target} ${path}: LCP ${times.lcp.toFixed()} ms, TBT ${times.tbt.toFixed()} ms`,
  )
}
