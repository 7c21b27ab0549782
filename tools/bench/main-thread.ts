import type { Page } from 'playwright'

/** What is measured, in milliseconds after the first paint: when loading is over, and before anyone acts. */
const [START, END] = [1000, 7000]

export type MainThread = Awaited<ReturnType<typeof mainThreadOf>>

/**
 * Opens a page in Chromium and measures its main thread from one to seven seconds after its first paint.
 * @param url such as `http://localhost:3000/`.
 * @returns the milliseconds in which it is busy, and how often it computes styles.
 */
export async function mainThreadOf(page: Page, url: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await page.goto(url)
  const [start, end] = [await metricsAt(START), await metricsAt(END)]
  return {
    busy: (end.TaskDuration! - start.TaskDuration!) * 1000,
    styleUpdates: end.RecalcStyleCount! - start.RecalcStyleCount!,
  }

  async function metricsAt(moment: number): Promise<Record<string, number>> {
    await page.evaluate(untilAfterPaint, moment)
    const { metrics } = await session.send('Performance.getMetrics')
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
  }
}

/** Runs in the page. */
function untilAfterPaint(moment: number): Promise<void> {
  return new Promise((resolve) =>
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint')
      if (paint) setTimeout(resolve, paint.startTime + moment - performance.now())
    }).observe({ type: 'paint', buffered: true }),
  )
}
