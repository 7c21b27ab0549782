import { chromium, type BrowserContext } from 'playwright'
import lighthouse, { type Config, type Flags } from 'lighthouse'
import { SchedulingStub } from '@/tools/calendly-stub'
import { findBenchBrowser } from '@/tools/browser/find-browser'
import { launchBrowser } from '@/tools/browser/launch'

export type Method = 'simulate' | 'devtools'

/** Times in milliseconds; scores from 0 to 100. */
export type Times = { score: number; fcp: number; lcp: number; tbt: number; cls: number; si: number }

const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  si: 'speed-index',
} as const

/**
 * Measures a phone with Lighthouse, in a browser of its own.
 * @param slowdown of the processor, relative to this machine.
 */
export async function measureTimes(url: string, method: Method, slowdown: number): Promise<Times> {
  const { audits, categories } = await run(url, ['performance'], {
    throttlingMethod: method,
    // Lighthouse's own values for a slow 4G, for both methods.
    throttling: {
      rttMs: 150,
      throughputKbps: 1638.4,
      requestLatencyMs: 562.5,
      downloadThroughputKbps: 1474.56,
      uploadThroughputKbps: 675,
      cpuSlowdownMultiplier: slowdown,
    },
  })
  const values = Object.entries(METRICS).map(([name, audit]) => [name, audits[audit]?.numericValue ?? NaN])
  return { ...(Object.fromEntries(values) as Omit<Times, 'score'>), score: score(categories.performance) }
}

/**
 * The scores of the other categories, and the audits that keep one from 100. They do not vary between runs. The tests'
 * stub stands in for the scheduling provider.
 */
export async function measureCategories(url: string) {
  const names = ['accessibility', 'best-practices', 'seo']
  const { audits, categories } = await run(url, names, {}, (context) => new SchedulingStub().install(context))
  return {
    scores: Object.fromEntries(names.map((name) => [name, score(categories[name])])),
    failing: Object.values(audits)
      .filter(({ score }) => score !== null && score < 1)
      .map(({ id }) => id),
  }
}

type Preparation = (context: BrowserContext) => Promise<void>

/** For a load that Lighthouse could not record. */
const MAX_ATTEMPTS = 3

async function run(url: string, onlyCategories: string[], flags: Flags, prepare?: Preparation) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(url, onlyCategories, flags, prepare)
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error
    }
  }
}

async function runOnce(url: string, onlyCategories: string[], flags: Flags, prepare?: Preparation) {
  const port = Number(process.env.BENCH_BROWSER_PORT ?? 9333)
  const browser = await launchBrowser({
    executablePath: findBenchBrowser(),
    args: [`--remote-debugging-port=${port}`],
  })
  try {
    if (prepare) {
      // Lighthouse uses the browser's default context, which only a CDP connection shows.
      const [context] = (await chromium.connectOverCDP(`http://localhost:${port}`)).contexts()
      if (context) await prepare(context)
    }
    const config: Config = {
      extends: 'lighthouse:default',
      settings: { onlyCategories, disableFullPageScreenshot: true },
    }
    const result = await lighthouse(url, { port, logLevel: 'error', output: 'json', ...flags }, config)
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
    return result.lhr
  } finally {
    await browser.close()
  }
}

const score = (category?: { score: number | null }) => Math.round((category?.score ?? NaN) * 100)
