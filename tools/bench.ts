import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import next from 'next/package.json' with { type: 'json' }
import { chromium, type Page } from 'playwright'
import { filesBelow } from '@/build/pages'
import { pages } from '@/lib/routes'
import { BASELINES, baselinePaths, buildBaselines } from '@/tools/bench/baselines'
import { mainThreadOf, type MainThread } from '@/tools/bench/main-thread'
import { measureTimes, type Method } from '@/tools/bench/measure'
import { bytesSection, mainThreadSection, timesSection, writeSection } from '@/tools/bench/report'
import { earlierRuns, isSameLoad, keepRun, type Load } from '@/tools/bench/runs'
import { phone, transferOf, type Transfer } from '@/tools/bench/transfer'
import { browserOptions } from '@/tools/browser'
import { startPreview } from '@/tools/preview/start-preview'

/**
 * Measures the exported site beside its baselines and writes tools/bench/RESULTS.md. One that was cut goes on where the
 * site is still the same.
 *   npm run bench -- / /book --runs 3 --slowdowns 4,8 --methods simulate,devtools
 *   npm run bench -- --bytes       only bytes, requests and the main thread at rest
 *   npm run bench -- --no-build    what is in out/
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    slowdowns: { type: 'string', default: '4,8' },
    methods: { type: 'string', default: 'simulate' },
    bytes: { type: 'boolean' },
    'no-build': { type: 'boolean' },
  },
})
const paths = positionals.length > 0 ? positionals : pages.map(({ path }) => path)
const port = Number(process.env.PORT ?? 3300)

if (!values['no-build']) execFileSync('npm', ['run', 'build'], { stdio: 'inherit' })
buildBaselines(paths)
const [site, baselines] = [await startPreview(port), await startPreview(port + 1, BASELINES)]
try {
  const browser = await measureBytes()
  if (!values.bytes) await measureAllTimes(browser)
} finally {
  site.stop()
  baselines.stop()
}

/** @returns the browser's name and version. */
async function measureBytes(): Promise<string> {
  const options = browserOptions()
  const browser = await chromium.launch(options)
  const inPage = async <Result>(measure: (page: Page, url: string) => Promise<Result>, url: string) => {
    const page = await browser.newPage(phone)
    return measure(page, url).finally(() => page.close())
  }
  const threads: Record<string, MainThread> = {}
  const transfers: Record<string, Transfer> = {}
  for (const path of paths) {
    threads[path] = await inPage(mainThreadOf, site.url + path)
    transfers[path] = await inPage(transferOf, site.url + path)
    transfers[`${path} by hand (b)`] = await inPage(transferOf, baselines.url + baselinePaths(path).fonts)
  }
  const empty = (transfers['empty Next page'] = await inPage(transferOf, baselines.url))
  await browser.close()
  const { version } = next
  writeFileSync('tools/bench/empty-next.json', `${JSON.stringify({ version, scripts: empty.scripts }, null, 2)}\n`)
  writeSection('bytes', bytesSection(transfers))
  writeSection('main-thread', mainThreadSection(threads))
  return `${basename(options.executablePath ?? options.channel!)} ${browser.version()}`
}

async function measureAllTimes(browser: string) {
  const hash = createHash('sha256')
  for (const name of filesBelow('out', '.html')) hash.update(readFileSync(`out/${name}`))
  const build = hash.digest('hex')
  const runs = earlierRuns(build, browser)
  for (const load of loads()) {
    if (runs.some((run) => isSameLoad(run, load))) continue
    const { path, target, method, slowdown } = load
    const url = target === 'site' ? site.url + path : baselines.url + baselinePaths(path)[target]
    const run = { ...load, build, browser, busy: loadavg()[0]!, times: await measureTimes(url, method, slowdown) }
    runs.push(run)
    keepRun(run)
    console.log(JSON.stringify({ ...load, ...run.times }))
  }
  writeSection('times', timesSection(runs))
}

/** Interleaved, so that a busy machine slows all targets alike. */
function* loads(): Generator<Load> {
  for (let run = 1; run <= Number(values.runs); run++) {
    for (const method of values.methods.split(',') as Method[]) {
      for (const slowdown of values.slowdowns.split(',').map(Number)) {
        yield { path: '/', target: 'next', method, slowdown, run }
        for (const path of paths) {
          for (const target of ['site', 'plain', 'fonts'] as const) yield { path, target, method, slowdown, run }
        }
      }
    }
  }
}
