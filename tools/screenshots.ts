import { mkdirSync } from 'node:fs'
import { pages } from '@/lib/routes'
import { launchBrowser } from '@/lib/browser/launch'
import { startPreview } from '@/tools/preview/start-preview'

const FOLDER = 'screenshots'
const WIDTHS = [360, 768, 1440]
const THEMES = ['light', 'dark'] as const

/**
 * Takes a full-page picture of every route, or of those that are named, at each width in both themes:
 *   npm run screenshots -- /book /process
 */
const args = process.argv.slice(2)
const paths = args.length > 0 ? args : [...pages.map(({ path }) => path), '/no-such-page']
const preview = await startPreview(Number(process.env.PORT ?? 3200))
const browser = await launchBrowser()
mkdirSync(FOLDER, { recursive: true })
for (const colorScheme of THEMES) {
  for (const width of WIDTHS) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' })
    await context.route(
      (url) => url.hostname !== 'localhost',
      (route) => route.abort(),
    )
    const page = await context.newPage()
    for (const path of paths) {
      await page.goto(preview.url + path, { waitUntil: 'load' })
      await page.evaluate(scrollThrough)
      const name = path === '/' ? 'home' : path.slice(1)
      await page.screenshot({ path: `${FOLDER}/${name}-${width}-${colorScheme}.png`, fullPage: true })
    }
    await context.close()
  }
}
await browser.close()
preview.stop()
console.log(`${paths.length * WIDTHS.length * THEMES.length} pictures are in ${FOLDER}/.`)

/** Scrolls down and back, so that everything that loads in view has loaded. */
async function scrollThrough() {
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
    scrollTo(0, y)
    await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  scrollTo(0, 0)
  await document.fonts.ready
  await new Promise((resolve) => setTimeout(resolve, 300))
}
