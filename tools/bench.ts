import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import next from 'next/package.json' with { type: 'json' }
import { chromium } from 'playwright'
import { filesBelow } from '@/build/pages'
import { pages } from '@/lib/routes'
import { BASELINES, baselinePath, buildBaselines } from '@/tools/bench/baselines'
import { mainThreadOf } from '@/tools/bench/main-thread'
import { measureTimes, type Method } from '@/tools/bench/measure'
import { EMPTY_NEXT, report, type Run, type Visit } from '@/tools/bench/report'
import { phone, transferOf } from '@/tools/bench/transfer'
import { browserOptions } from '@/tools/browser'
import { startPreview } from '@/tools/preview/start-preview'

/**
 * Measures the exported site beside its baselines and writes tools/bench/RESULTS.md. It serves them at PORT and the
 * port after it. One that was cut goes on where the site is still the same.
 *   npm run bench -- / /book --runs 3 --slowdowns 4,8 --methods simulate,devtools
 *   npm run bench -- --runs 0      only bytes, requests and the main thread at rest
 *   npm run bench -- --no-build    what is in out/
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    slowdowns: { type: 'string', default: '4,8' },
    methods: { type: 'string', default: 'simulate' },
    'no-build': { type: 'boolean' },
  },
})
const paths = positionals.length > 0 ? positionals : pages.map(({ path }) => path)
const port = Number(process.env.PORT ?? 3300)

if (!values['no-build']) execFileSync('npm', ['run', 'build'], { stdio: 'inherit' })
buildBaselines(paths)
const [site, baselines] = [await startPreview(port), await startPreview(port + 1, BASELINES)]
try {
  const urls = Object.fromEntries([
    [EMPTY_NEXT, baselines.url],
    ...paths.flatMap((path) => [
      [path, site.url + path],
      [`${path} (a)`, baselines.url + baselinePath(path, 'a')],
      [`${path} (b)`, baselines.url + baselinePath(path, 'b')],
    ]),
  ]) as Record<string, string>
  const { visits, browser } = await visitAll(urls)
  const { version } = next
  const scripts = visits[EMPTY_NEXT]!.scripts
  writeFileSync('tools/bench/empty-next.json', `${JSON.stringify({ version, scripts }, null, 2)}\n`)
  const runs = await measureAll(urls, browser)
  writeFileSync('tools/bench/RESULTS.md', report({ paths, browser, visits, runs }))
  console.log('The results are in tools/bench/RESULTS.md.')
} finally {
  site.stop()
  baselines.stop()
}

/** @returns what does not vary: what each page fetches and what its main thread does, and the browser's name. */
async function visitAll(urls: Readonly<Record<string, string>>) {
  const options = browserOptions()
  const browser = await chromium.launch(options)
  const visits: Record<string, Visit> = {}
  for (const [name, url] of Object.entries(urls)) {
    const page = await browser.newPage(phone)
    // Wider than a phone, so that the home page's diary is in view and fills.
    const widePage = await browser.newPage()
    visits[name] = { ...(await transferOf(page, url)), ...(await mainThreadOf(widePage, url)) }
    await page.close()
    await widePage.close()
  }
  await browser.close()
  return { visits, browser: `${basename(options.executablePath ?? options.channel!)} ${browser.version()}` }
}

/** Interleaved, so that a busy machine slows all pages alike. */
async function measureAll(urls: Readonly<Record<string, string>>, browser: string): Promise<Run[]> {
  const file = `.generated/bench/${digestOfSite(browser)}.jsonl`
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  const runs = lines.map((line) => JSON.parse(line) as Run)
  for (let run = 1; run <= Number(values.runs); run++) {
    for (const method of values.methods.split(',') as Method[]) {
      for (const slowdown of values.slowdowns.split(',').map(Number)) {
        for (const [name, url] of Object.entries(urls)) {
          const load = JSON.stringify([name, method, slowdown, run])
          if (runs.some((earlier) => earlier.load === load)) continue
          const busy = loadavg()[0]!
          const measured = { load, name, method, slowdown, busy, ...(await measureTimes(url, method, slowdown)) }
          runs.push(measured)
          appendFileSync(file, `${JSON.stringify(measured)}\n`)
          console.log(measured)
        }
      }
    }
  }
  return runs
}

function digestOfSite(browser: string): string {
  const hash = createHash('sha256').update(browser)
  for (const name of filesBelow('out', '.html')) hash.update(readFileSync(`out/${name}`))
  return hash.digest('hex')
}
