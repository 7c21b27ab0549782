/**
 * Prints what each page of out/ loads before any interaction and when it paints, as medians, on Lighthouse's slow 4G
 * network and with a CPU slowdown of 4: npm run bench, or npm run bench -- / /book --runs 9
 * The ratio is the first paint divided by that of the same HTML without styles, scripts and fonts, loaded in turn with the page.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'node-html-parser'
import { chromium } from 'playwright'
import { filesBelow } from '@/lib/files'
import { pageRoutes } from '@/lib/routes'
import { findBrowser } from './browser'

/** Lighthouse's phone, and its applied throttling: bytes a second, and milliseconds of latency. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const SLOW_4G = { offline: false, downloadThroughput: 184_320, uploadThroughput: 86_400, latency: 562.5 }
const CPU_SLOWDOWN = 4
const PORT = 3300
const FIRST_PAINT = 'First paint (ms)'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
})
const paths = positionals.length > 0 ? positionals : pageRoutes.map(({ path }) => path)

const plainFolder = writePlainPages()
const servers = [await serve(PORT), await serve(PORT + 1, plainFolder)]
const browser = await chromium.launch(findBrowser())
const loads = new Map<string, Awaited<ReturnType<typeof load>>[]>(paths.map((path) => [path, []]))
const plainLoads = new Map<string, Awaited<ReturnType<typeof load>>[]>(paths.map((path) => [path, []]))
try {
  // Loads all pages in each round, so that other work on the machine affects all of them.
  for (let run = 0; run < Number(values.runs); run++)
    for (const path of paths) {
      plainLoads.get(path)!.push(await load(PORT + 1, path))
      loads.get(path)!.push(await load(PORT, path))
    }
} finally {
  await browser.close()
  for (const server of servers) server.kill()
  rmSync(plainFolder, { recursive: true })
}
const rows = [...loads].map(([path, results]) => {
  const page = medians(results)
  const ratio = page[FIRST_PAINT]! / medians(plainLoads.get(path)!)[FIRST_PAINT]!
  return [path, { ...page, Ratio: Number(ratio.toPrecision(3)) }]
})
console.table(Object.fromEntries(rows))

/** Writes the pages without styles, scripts, fonts and drawings to a folder. Returns its path. */
function writePlainPages() {
  const folder = mkdtempSync(join(tmpdir(), 'plain-'))
  for (const file of filesBelow('out', '.html')) {
    const page = parse(readFileSync(join('out', file), 'utf8'))
    for (const element of page.querySelectorAll('script, style, link, svg, meta[http-equiv]')) element.remove()
    for (const element of page.querySelectorAll('[class], [style]')) {
      element.removeAttribute('class')
      element.removeAttribute('style')
    }
    writeFileSync(join(folder, file), page.toString())
  }
  return folder
}

/** Serves a folder, by default out/, at a port. Without npm and a shell: kill() would end only these. */
async function serve(port: number, ...folder: string[]) {
  const parameters = [...folder, '--listen', `tcp://127.0.0.1:${port}`]
  const server = spawn(process.execPath, ['node_modules/serve/build/main.js', ...parameters])
  await once(server.stdout, 'data')
  return server
}

/** Loads a page in an empty cache, until the network has been idle for half a second. */
async function load(port: number, path: string) {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' })
  const result = await page.evaluate(async () => {
    const types = ['largest-contentful-paint', 'longtask', 'layout-shift']
    const [paints = [], tasks = [], shifts = []] = await Promise.all(
      types.map(
        (type) =>
          new Promise<(PerformanceEntry & { value?: number })[]>((resolve) => {
            new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
            setTimeout(resolve, 500, [])
          }),
      ),
    )
    const files = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
    return {
      'First paint (ms)': performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      'LCP (ms)': paints.at(-1)!.startTime,
      'Longest task (ms)': Math.max(0, ...tasks.map(({ duration }) => duration)),
      'Layout shift': shifts.reduce((total, { value = 0 }) => total + value, 0),
      Requests: new Set(files.map(({ name }) => name)).size,
      KB: (files as PerformanceResourceTiming[]).reduce((total, file) => total + file.transferSize, 0) / 1024,
    }
  })
  await context.close()
  return result
}

function medians(results: Record<string, number>[]) {
  const median = (name: string) => results.map((result) => result[name]!).sort((a, b) => a - b)[results.length >> 1]!
  return Object.fromEntries(Object.keys(results[0]!).map((name) => [name, Number(median(name).toPrecision(3))]))
}
