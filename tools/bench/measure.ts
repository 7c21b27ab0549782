import { chromium } from 'playwright'
import lighthouse from 'lighthouse'
import { browserOptions } from '@/tools/browser'

/** Lighthouse's ways to slow a load: `simulate` reckons from an unthrottled one, `devtools` applies the throttling. */
export type Method = 'simulate' | 'devtools'

/** Milliseconds, but the score (0 to 100) and the layout shift. */
export type Times = { score: number; fcp: number; lcp: number; tbt: number; cls: number }

/** For a load that Lighthouse could not record. */
const MAX_ATTEMPTS = 3

/**
 * Measures a load on Lighthouse's phone and slow 4G, in a browser of its own.
 * @param slowdown of the processor, relative to this machine.
 * @throws Error when three loads could not be recorded.
 */
export async function measureTimes(url: string, method: Method, slowdown: number, attempt = 1): Promise<Times> {
  const port = Number(process.env.BENCH_BROWSER_PORT ?? 9333)
  const { args = [], ...options } = browserOptions()
  const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] })
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance'],
      disableFullPageScreenshot: true,
      throttlingMethod: method,
      throttling: { cpuSlowdownMultiplier: slowdown },
    })
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
  } catch (error) {
    if (attempt === MAX_ATTEMPTS) throw error
  } finally {
    await browser.close()
  }
  return measureTimes(url, method, slowdown, attempt + 1)
}
