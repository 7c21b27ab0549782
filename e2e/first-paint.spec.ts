import { pageRoutes } from '@/lib/routes'
import { waitUntilPainted } from './support/interactive'
import { expect, test } from './support/test'

/** A frame of a stack in a trace of Chromium. Lines and columns count from 1. */
type Frame = { url: string; lineNumber: number; columnNumber: number }
type TraceEvent = {
  name: string
  pid: number
  ts: number
  args: { beginData?: { totalObjects?: number; stackTrace?: Frame[] }; elementCount?: number }
}

/** Elements or layout objects of a document of which only the head has been parsed, with the sample of the display typeface. */
const MOST_WITHOUT_BODY = 10
const CATEGORIES = ['devtools.timeline', 'loading', 'disabled-by-default-devtools.timeline.stack']

for (const { path } of pageRoutes)
  test(`no script of ${path} forces a layout of its content before the first paint`, async ({ browser, page }) => {
    await browser.startTracing(page, { categories: CATEGORIES })
    const response = await page.goto(path)
    await waitUntilPainted(page)
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
    const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint')!
    const lines = (await response!.text()).split('\n')
    const forced = traceEvents
      .filter(
        ({ name, pid, ts, args: { beginData, elementCount = beginData?.totalObjects ?? 0 } }) =>
          ['Layout', 'UpdateLayoutTree'].includes(name) &&
          pid === paint.pid &&
          ts < paint.ts &&
          elementCount > MOST_WITHOUT_BODY,
      )
      .flatMap(({ args }) => args.beginData?.stackTrace?.[0] ?? [])
      .map(({ lineNumber, columnNumber }) => lines[lineNumber - 1]?.slice(columnNumber - 1, columnNumber + 80))
    expect(forced, `what forces a layout before the first paint of ${path}`).toEqual([])
  })
