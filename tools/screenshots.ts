import '@/build/load-env'
import { mkdirSync, readFileSync } from 'node:fs'
import { chromium, type Page } from 'playwright'
import { demoPassword } from '@/build/gate-password'
import { gate } from '@/content/gate'
import { HYDRATED_MARK } from '@/first-paint/protocol'
import { pages } from '@/lib/routes'
import { findOrInstallBrowser } from '@/tools/browser'
import { SchedulingStub } from '@/tools/calendly-stub'
import { startPreview } from '@/tools/preview/start-preview'

const FOLDER = 'screenshots'

/**
 * Takes full-page screenshots of all pages of out/, or of the given ones, at three widths in both themes, and writes a
 * contact sheet for each width and theme:
 *   npm run screenshots -- /book /process
 */
const args = process.argv.slice(2)
const paths = args.length > 0 ? args : [...pages.map(({ path }) => path), '/no-such-page']
const preview = await startPreview(Number(process.env.PORT ?? 3200))
const browser = await chromium.launch(findOrInstallBrowser())
mkdirSync(FOLDER, { recursive: true })
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 768, 1440]) await takeScreenshots(width, colorScheme)
  }
} finally {
  await browser.close()
  preview.stop()
}
console.log(`The screenshots and contact sheets are in ${FOLDER}/.`)

async function takeScreenshots(width: number, colorScheme: 'light' | 'dark') {
  const viewport = { width, height: 900 }
  const context = await browser.newContext({ baseURL: preview.url, viewport, colorScheme, reducedMotion: 'reduce' })
  await new SchedulingStub().install(context)
  const page = await context.newPage()
  const screenshots: string[] = []
  const take = async (name: string) => {
    const path = `${FOLDER}/${name}-${width}-${colorScheme}.png`
    await settle(page)
    await page.screenshot({ path, fullPage: true })
    screenshots.push(path)
  }
  for (const path of paths) {
    await page.goto(path)
    await take(path === '/' ? 'home' : path.slice(1))
    if (path !== '/pricing') continue
    await page.getByLabel(gate.password, { exact: true }).fill(process.env.PRICING_PASSWORD ?? demoPassword())
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: gate.title }).waitFor({ state: 'detached' })
    await take('pricing-opened')
  }
  await context.close()
  await writeContactSheet(screenshots, `${FOLDER}/all-${width}-${colorScheme}.png`)
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

/** Writes an image of all screenshots in a row, each below its file name. */
async function writeContactSheet(screenshots: readonly string[], path: string) {
  const figures = screenshots.map((screenshot) => {
    const source = `data:image/png;base64,${readFileSync(screenshot).toString('base64')}`
    return `<figure>${screenshot.slice(FOLDER.length + 1)}<img src="${source}"></figure>`
  })
  const page = await browser.newPage({ viewport: { width: 192 * screenshots.length + 16, height: 100 } })
  await page.setContent(`<!doctype html><style>
      body { display: flex; gap: 12px; background: #b9b9b6; font: 11px/22px sans-serif }
      figure { flex: 0 0 180px; margin: 0 }
      img { width: 100% }
    </style>${figures.join('')}`)
  await page.screenshot({ path, fullPage: true })
  await page.close()
}
