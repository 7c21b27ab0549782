import type { Page } from 'playwright/test'
import { premium } from '@/content/premium'
import { shareCardImage } from '@/lib/seo/share-card'
import { bookCall, openBook, postFromCalendar, waitForFailure } from './support/calendar'
import { copyButton, toasts } from './support/controls'
import { password, submitPassword } from './support/gate'
import { glossaryTerms } from './support/glossary'
import { waitUntilInteractive } from './support/interactive'
import { ADDED, ALL } from './support/optional-content'
import { SHEET } from './support/page-checks'
import { renderPage, replaceBody } from './support/render-page'
import type { OptionalPage } from './support/rendered-pages'
import { messages, PROVIDER_SCRIPT } from './support/scheduling-stub'
import { expect, test } from './support/test'
import { views } from './support/views'

// Visual regression: the pictures of `npm run pictures`, which takes those of another commit first. Nothing that every
// picture needs is found by a text, which the other commit may not have.

type Theme = 'light' | 'dark' | 'forced colours' | 'print'
type Look = readonly [width: number, theme: Theme]

/** The windows and themes of every page. */
const LOOKS: readonly Look[] = [
  [360, 'light'],
  [390, 'light'],
  [390, 'dark'],
  [768, 'light'],
  [1440, 'light'],
  [1440, 'dark'],
  [1440, 'forced colours'],
  [SHEET, 'print'],
]
/** The windows and themes of every state. */
const STATE_LOOKS: readonly Look[] = [
  [390, 'light'],
  [1440, 'dark'],
]

/** Waits until the scripts of the open page have run. */
async function hydrate(page: Page) {
  await page.getByRole('contentinfo').getByRole('button').first().dispatchEvent('pointerover')
  await waitUntilInteractive(page)
}

/** Opens a page with what its scripts add later: the calendar and the chart. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrate(page)
  if (path === '/book') await postFromCalendar(page, messages.opened)
  if (path === '/essential') {
    for (const region of await page.getByRole('region').all()) await region.scrollIntoViewIfNeeded()
    await page.getByRole('main').getByRole('img').waitFor()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  }
}

async function openPricing(page: Page) {
  await page.goto('/pricing')
  const form = page.getByRole('main').locator('form')
  await form.locator('[type="password"]').fill(password)
  await form.locator('[type="submit"]').click()
  await expect(form).toHaveCount(0)
  await hydrate(page)
}

/** Opens /book while its calendar loads. The clock stops before the page gives up on it. */
async function openLoadingCalendar(page: Page) {
  await page.route(`${PROVIDER_SCRIPT}*`, () => {})
  await page.clock.install()
  await openBook(page)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

async function openFailedCalendar(page: Page) {
  await page.route(`${PROVIDER_SCRIPT}*`, (route) => route.abort())
  await page.clock.install()
  await openBook(page)
  await waitForFailure(page)
}

type Open = (page: Page) => Promise<unknown>

/** Takes a picture of what `show` opens: of the whole page, or of the window. */
function takePicture(name: string, [width, theme]: Look, show: Open, { ofWindow = false, scripts = true } = {}) {
  test.describe(() => {
    test.use({
      colorScheme: theme === 'dark' ? 'dark' : 'light',
      contextOptions: { reducedMotion: 'reduce', forcedColors: theme === 'forced colours' ? 'active' : 'none' },
      javaScriptEnabled: scripts,
      permissions: ['clipboard-read', 'clipboard-write'],
      viewport: { width, height: 844 },
    })
    const title = `${name}, ${width} px, ${theme}`
    test(title, async ({ page, allow }) => {
      allow(/^/)
      await show(page)
      if (theme === 'print') await page.emulateMedia({ media: 'print' })
      // Playwright waits for the fonts, and not for images further down the page.
      await page.evaluate(() =>
        Promise.all([...document.images].map((image) => Object.assign(image, { loading: 'eager' }).decode())),
      )
      const file = title.replace(/\W+/g, '-').replace(/^-/, '')
      await expect(page).toHaveScreenshot(`${file}.png`, {
        fullPage: !ofWindow,
        // The calendar’s document is a stub.
        mask: [page.locator('iframe')],
        threshold: 0,
        timeout: 30_000,
      })
    })
  })
}

/** Takes pictures of a state of a page. */
function takeState(name: string, show: Open, options?: Parameters<typeof takePicture>[3]) {
  for (const look of STATE_LOOKS) takePicture(name, look, show, options)
}

for (const look of LOOKS) {
  for (const { url } of views) takePicture(url, look, (page) => open(page, url))
  takePicture('/pricing opened', look, openPricing)
}

takePicture('the share card of /', [1200, 'light'], (page) => page.goto(new URL(shareCardImage('/').url).pathname), {
  ofWindow: true,
})
takeState('/ with an open question', async (page) => {
  await open(page, '/')
  await page.getByRole('main').locator('button[aria-expanded]').first().click()
})
takeState('/pricing with a wrong password', async (page) => {
  await open(page, '/pricing')
  await submitPassword(page, 'wrong')
  await expect(page.locator('form').getByRole('alert')).not.toBeEmpty()
})
takeState('/pricing opened at its cap', async (page) => {
  await openPricing(page)
  await page.getByRole('slider').press('End')
})
takeState(
  '/premium with a tooltip',
  async (page) => {
    await open(page, '/premium')
    await page.keyboard.press('Tab')
    const { term } = glossaryTerms(premium.investment)[0]!
    await page.getByRole('button', { name: term, exact: true }).first().focus()
    await expect(page.getByRole('tooltip')).toBeVisible()
  },
  { ofWindow: true },
)
takeState(
  '/process with a toast',
  async (page) => {
    await open(page, '/process')
    await copyButton(page).click()
    // It stays open under the pointer.
    await toasts(page).hover()
  },
  { ofWindow: true },
)
takeState('/book while its calendar loads', openLoadingCalendar)
takeState('/book without its calendar', openFailedCalendar)
takeState('/book with a booked call', async (page) => {
  await open(page, '/book')
  await bookCall(page)
})
for (const path of Object.keys(ADDED) as OptionalPage[])
  takeState(`${path} with all optional content`, async (page) => {
    await replaceBody(page, renderPage(path, ALL))
    await page.goto(path)
  })
for (const path of ['/', '/book', '/essential', '/offer', '/pricing'])
  takeState(`${path} without scripts`, (page) => page.goto(path), { scripts: false })
