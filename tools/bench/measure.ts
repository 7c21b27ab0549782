import { chromium } from 'playwright'
import lighthouse from 'lighthouse'
import { retry } from '@/first-paint/protocol'
import { browserOptions } from '@/tools/browser'

/** Lighthouse's ways to slow a load: `simulate` reckons from an unthrottled one, `devtools` applies the throttling. */
export type Method = 'simulate' | 'devtools'

/** Milliseconds, but the score (0 to 100) and the layout shift. */
export type Times = { score: number; fcp: number; lcp: number; tbt: number; cls: number }

const BROWSER_PORT = 9333

/**
 * Measures a load on Lighthouse's phone and slow 4G, in a browser of its own; one that cannot be recorded, again.
 * @param slowdown of the processor, relative to this machine.
 * @throws Error when no load could be recorded.
 */
export function measureTimes(url: string, method: Method, slowdown: number): Promise<Times> {
  return retry(async () => {
    const { args = [], ...options } = browserOptions()
    const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${BROWSER_PORT}`] })
    const result = await lighthouse(url, {
      port: BROWSER_PORT,
      logLevel: 'error',
      onlyCategories: ['performance'],
      disableFullPageScreenshot: true,
      throttlingMethod: method,
      throttling: { cpuSlowdownMultiplier: slowdown },
    }).finally(() => browser.close())
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
    const { audits, categories } = result.lhr
    const value = (audit: string) => audits[audit]?.numericValue ?? NaN
    return {
      score: Math.round((categories.performance?.score ?? NaN) * 100),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    }
  })
}
