import { mkdirSync, readFileSync } from 'node:fs'
import { chromium, type Browser, type Page } from 'playwright'
import sharp from 'sharp'
import { demoPassword } from '@/build/gate-password'
import { gate } from '@/content/gate'
import { pages } from '@/lib/routes'
import { browserOptions } from '@/tools/browser'
import { SchedulingStub } from '@/tools/calendly-stub'
import { startPreview } from '@/tools/preview/start-preview'

const FOLDER = 'screenshots'
/** Pixels of the viewport, and how many columns the contact sheet has. */
const WIDTHS = [
  { width: 360, columns: 9 },
  { width: 768, columns: 6 },
  { width: 1440, columns: 4 },
]
const THEMES = ['light', 'dark'] as const
const SHEET_WIDTH = 1500
const GAP = 12
const HYDRATED = 'hydrated'

type Picture = { name: string; file: string }

/**
 * Takes a full-page picture of every route of out/, or of those that are named, at each width in both themes, and one
 * contact sheet of all of them for each width and theme:
 *   npm run screenshots -- /book /process
 */
async function main() {
  const args = process.argv.slice(2)
  const paths = args.length > 0 ? args : [...pages.map(({ path }) => path), '/no-such-page']
  const preview = await startPreview(Number(process.env.PORT ?? 3200))
  const browser = await chromium.launch(browserOptions())
  mkdirSync(FOLDER, { recursive: true })
  try {
    for (const colorScheme of THEMES) {
      for (const { width, columns } of WIDTHS) {
        const viewport = { width, height: 900 }
        const context = await browser.newContext({
          baseURL: preview.url,
          viewport,
          colorScheme,
          reducedMotion: 'reduce',
        })
        await new SchedulingStub().install(context)
        const page = await context.newPage()
        const pictures: Picture[] = []
        const take = async (name: string) => {
          const file = `${FOLDER}/${name}-${width}-${colorScheme}.png`
          await settle(page)
          await page.screenshot({ path: file, fullPage: true })
          pictures.push({ name, file })
        }
        for (const path of paths) {
          await page.goto(path)
          await take(path === '/' ? 'home' : path.slice(1))
          if (path !== '/pricing') continue
          await openGate(page)
          await take('pricing-opened')
        }
        await context.close()
        await writeContactSheet(browser, pictures, columns, `${FOLDER}/all-${width}-${colorScheme}.png`)
      }
    }
  } finally {
    await browser.close()
    preview.stop()
  }
  console.log(`The pictures, and a contact sheet for each width and theme, are in ${FOLDER}/.`)
}

/** Opens /pricing as a visitor with the password does. */
async function openGate(page: Page) {
  await page.getByLabel(gate.password, { exact: true }).fill(process.env.PRICING_PASSWORD ?? demoPassword())
  await page.getByRole('button', { name: gate.open, exact: true }).click()
  await page.getByRole('heading', { name: gate.title }).waitFor({ state: 'detached' })
}

/** Scrolls through the page once it answers, and waits until its typefaces are there and nothing more comes. */
async function settle(page: Page) {
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, HYDRATED)
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      // Observers are told in the frame after.
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

/** Writes all pictures on one sheet in columns, as a newspaper sets its text, each below its name. */
async function writeContactSheet(browser: Browser, pictures: readonly Picture[], columns: number, path: string) {
  const width = Math.floor((SHEET_WIDTH - GAP) / columns) - GAP
  const figures = pictures.map(async ({ name, file }) => {
    const { width: full, height } = await sharp(file).metadata()
    // A background goes on in the next column, which an image does not.
    const source = `url(data:image/png;base64,${readFileSync(file).toString('base64')})`
    return `<p>${name}</p><div style="height: ${(height * width) / full}px; background-image: ${source}"></div>`
  })
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 100 } })
  await page.setContent(`<!doctype html><style>
      body { margin: 0 ${GAP}px; columns: ${columns}; column-gap: ${GAP}px; background: #b9b9b6 }
      p { margin: 0; break-after: avoid; font: 13px/22px sans-serif; white-space: nowrap }
      div { margin-bottom: ${GAP}px; background-size: 100% auto }
    </style>${(await Promise.all(figures)).join('')}`)
  await page.screenshot({ path, fullPage: true })
  await page.close()
}

await main()
