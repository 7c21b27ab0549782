import { mkdirSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { gate } from '@/content/gate'
import { routes } from '@/content/routes'
import { SchedulingStub } from '@/tools/calendly-stub'
import { hydrated } from '@/e2e/support/page'
import { launchBrowser } from '@/tools/browser/launch'
import { demoPassword } from '@/build/gate-password'
import { pages } from '@/lib/routes'
import { shareCardFile } from '@/lib/seo/share-card'
import { startPreview } from '@/tools/preview/start-preview'
import { writeContactSheet, writeMessageSheet, type Picture } from '@/tools/pictures/contact-sheet'
import { settle, watchRequests } from '@/tools/pictures/settle'

const FOLDER = 'screenshots'
/** Pixels of the viewport, and how many columns the contact sheet has. */
const WIDTHS = [
  { width: 360, columns: 9 },
  { width: 768, columns: 6 },
  { width: 1440, columns: 4 },
]
const THEMES = ['light', 'dark'] as const

type Shot = { path: string; name: string; prepare?: (page: Page) => Promise<void> }

/**
 * Takes a full-page picture of every route, or of those that are named, at each width in both themes, one contact
 * sheet of all of them for each width and theme, and one of the share cards as messengers show them:
 *   npm run screenshots -- /book /process
 */
async function main() {
  const args = process.argv.slice(2)
  const paths = args.length > 0 ? args : [...pages.map(({ path }) => path), '/no-such-page']
  const shots = paths.flatMap(shotsOf)
  const preview = await startPreview(Number(process.env.PORT ?? 3200))
  const browser = await launchBrowser()
  mkdirSync(FOLDER, { recursive: true })
  try {
    for (const theme of THEMES) {
      for (const { width, columns } of WIDTHS) {
        const pictures = await takePictures(browser, { url: preview.url, shots, width, theme })
        await writeContactSheet(browser, pictures, { columns, path: `${FOLDER}/all-${width}-${theme}.png` })
      }
    }
    const cards = routes.map(({ path }) => ({ file: `out/og/${shareCardFile(path)}`, name: path }))
    await writeMessageSheet(browser, cards, `${FOLDER}/share-cards.png`)
  } finally {
    await browser.close()
    preview.stop()
  }
  const sheets = WIDTHS.length * THEMES.length
  console.log(`${shots.length * sheets} pictures and ${sheets + 1} contact sheets are in ${FOLDER}/.`)
}

function shotsOf(path: string): Shot[] {
  const shot = { path, name: path === '/' ? 'home' : path.slice(1) }
  return path === '/pricing' ? [shot, { path, name: 'pricing-opened', prepare: openGate }] : [shot]
}

/**
 * Opens /pricing as a visitor with the password does.
 * @throws Error when out/ is sealed with another password than PRICING_PASSWORD, or the demo one where that is not set.
 */
async function openGate(page: Page) {
  const field = page.getByLabel(gate.password, { exact: true })
  await field.fill(process.env.PRICING_PASSWORD ?? demoPassword())
  await field.press('Enter')
  const refusal = page.getByRole('alert').filter({ hasText: gate.wrong })
  await Promise.race([field.waitFor({ state: 'detached' }), refusal.waitFor()])
  if ((await field.count()) > 0)
    throw new Error('out/ is sealed with another password: build it anew, or set PRICING_PASSWORD.')
}

async function takePictures(
  browser: Browser,
  { url, shots, width, theme }: { url: string; shots: Shot[]; width: number; theme: (typeof THEMES)[number] },
): Promise<Picture[]> {
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
  const pictures: Picture[] = []
  for (const { path, name, prepare } of shots) {
    const page = await context.newPage()
    const requests = watchRequests(page)
    await page.goto(url + path)
    await hydrated(page)
    await prepare?.(page)
    await settle(page, requests)
    const file = `${FOLDER}/${name}-${width}-${theme}.png`
    await page.screenshot({ path: file, fullPage: true })
    pictures.push({ file, name })
    await page.close()
  }
  await context.close()
  return pictures
}

await main()
