import { mkdirSync, readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { SchedulingStub } from '@/e2e/support/calendly-stub'
import { launchBrowser } from '@/lib/browser/launch'
import { pages } from '@/lib/routes'
import { startPreview } from '@/tools/preview/start-preview'

const FOLDER = 'screenshots'
const WIDTHS = [360, 768, 1440]
const THEMES = ['light', 'dark'] as const
/** Pixels of a page on the contact sheet: its width, and the height after which it is cut. */
const THUMBNAIL = { width: 300, height: 3000 }
const GAP = 12

/**
 * Takes a full-page picture of every route, or of those that are named, at each width in both themes, and one contact
 * sheet of all of them for each width and theme:
 *   npm run screenshots -- /book /process
 */
async function main() {
  const args = process.argv.slice(2)
  const paths = args.length > 0 ? args : [...pages.map(({ path }) => path), '/no-such-page']
  const preview = await startPreview(Number(process.env.PORT ?? 3200))
  const browser = await launchBrowser()
  mkdirSync(FOLDER, { recursive: true })
  try {
    for (const theme of THEMES) {
      for (const width of WIDTHS) {
        const files = await takePictures(browser, { url: preview.url, paths, width, theme })
        await takeContactSheet(browser, files, `${FOLDER}/all-${width}-${theme}.png`)
      }
    }
  } finally {
    await browser.close()
    preview.stop()
  }
  const sheets = WIDTHS.length * THEMES.length
  console.log(`${paths.length * sheets} pictures and ${sheets} contact sheets are in ${FOLDER}/.`)
}

async function takePictures(
  browser: Browser,
  { url, paths, width, theme }: { url: string; paths: string[]; width: number; theme: (typeof THEMES)[number] },
): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  await context.route(
    (address) => address.hostname !== 'localhost',
    (route) => route.abort(),
  )
  await new SchedulingStub().install(context)
  const page = await context.newPage()
  const files: string[] = []
  for (const path of paths) {
    await page.goto(url + path)
    await page.evaluate(scrollThrough)
    // What comes late, such as the chart and the calendar, has come when nothing more is fetched.
    await page.waitForLoadState('networkidle')
    const file = `${FOLDER}/${path === '/' ? 'home' : path.slice(1)}-${width}-${theme}.png`
    await page.screenshot({ path: file, fullPage: true })
    files.push(file)
  }
  await context.close()
  return files
}

/** All pages beside each other, so that a change is seen at a glance. */
async function takeContactSheet(browser: Browser, files: readonly string[], path: string) {
  const page: Page = await browser.newPage({
    viewport: { width: files.length * (THUMBNAIL.width + GAP) + GAP, height: 600 },
  })
  const pictures = files.map((file) => `<img src="data:image/png;base64,${readFileSync(file).toString('base64')}">`)
  await page.setContent(
    `<style>
      body { display: flex; gap: ${GAP}px; align-items: start; margin: ${GAP}px; background: #888 }
      img { width: ${THUMBNAIL.width}px; max-height: ${THUMBNAIL.height}px; object-fit: cover; object-position: top }
    </style>${pictures.join('')}`,
    { waitUntil: 'load' },
  )
  await page.screenshot({ path, fullPage: true })
  await page.close()
}

/** Scrolls down and back, so that everything that loads in view begins to. */
async function scrollThrough() {
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
    scrollTo(0, y)
    await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  scrollTo(0, 0)
  await document.fonts.ready
}

await main()
