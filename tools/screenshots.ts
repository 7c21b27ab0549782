import '@/build/load-env'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { demoPassword } from '@/build/gate-password'
import { gate } from '@/content/gate'
import { HYDRATED_MARK } from '@/first-paint/protocol'
import { pages } from '@/lib/routes'
import { findOrInstallBrowser } from '@/tools/browser'
import { SchedulingStub } from '@/tools/calendly-stub'
import { startPreview } from '@/tools/preview'

/**
 * Takes full-page screenshots of all pages of out/, or of the given ones, at three widths in both themes:
 *   npm run screenshots -- /book /process
 * With home, it also writes the pictures of README.md.
 */
const args = process.argv.slice(2)
const paths = args.length > 0 ? args : [...pages.map(({ path }) => path), '/no-such-page']
const preview = await startPreview(Number(process.env.PORT ?? 3200))
const browser = await chromium.launch(findOrInstallBrowser())
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 768, 1440]) await takeScreenshots(width, colorScheme)
  }
} finally {
  await browser.close()
  preview.server.close()
}
console.log('The screenshots are in screenshots/.')

async function takeScreenshots(width: number, colorScheme: 'light' | 'dark') {
  const viewport = { width, height: 900 }
  const context = await browser.newContext({ baseURL: preview.url, viewport, colorScheme, reducedMotion: 'reduce' })
  await new SchedulingStub().install(context)
  const page = await context.newPage()
  const take = async (name: string) => {
    await settle(page)
    await page.screenshot({ path: `screenshots/${name}-${width}-${colorScheme}.png`, fullPage: true })
  }
  for (const path of paths) {
    await page.goto(path)
    await take(path === '/' ? 'home' : path.slice(1))
    if (path === '/' && width === 1440) await sharp(await page.screenshot()).toFile(`docs/home-${colorScheme}.webp`)
    if (path !== '/pricing') continue
    await page.getByLabel(gate.password, { exact: true }).fill(process.env.PRICING_PASSWORD ?? demoPassword())
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: gate.title }).waitFor({ state: 'detached' })
    await take('pricing-opened')
  }
  await context.close()
}

/** Scrolls through the hydrated page, so that lazy parts load, and waits until fonts are ready and the network is idle. */
async function settle(page: Page) {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, HYDRATED_MARK)
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      // Intersection observers run in one of the next frames.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await document.fonts.ready
  })
  await page.waitForFunction(() => {
    const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration)
    return performance.now() - Math.max(...ends) > 500
  })
}
