import { readFileSync } from 'node:fs'
import { brotliDecompressSync, constants } from 'node:zlib'
import { FIRST_FLIGHT } from '@/build/first-flight'
import { siteLayout } from '@/content/site-layout'
import { expect, test } from './support/test'

/** Bytes of an answer's headers, rounded up. */
const HEADERS = 1000

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`what the first flight brings of the home page paints its first screen, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    // The last thing in the document lies over everything else.
    await page.getByLabel(siteLayout.floatingName).evaluate((button) => button.remove())
    const whole = await page.screenshot()
    const flight = readFileSync('out/index.html.br').subarray(0, FIRST_FLIGHT - HEADERS)
    const body = brotliDecompressSync(flight, { finishFlush: constants.BROTLI_OPERATION_FLUSH })
    await page.route('/', (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }))
    await page.reload()
    await expect(page.getByRole('contentinfo'), 'the end of the page is still to come').toHaveCount(0)
    expect((await page.screenshot()).equals(whole)).toBe(true)
  })
}
