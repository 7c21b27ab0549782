import type { Page } from 'playwright/test'
import { THEME_KEY } from '@/lib/theme/theme'
import { expect, test } from '@/e2e/support/test'

const MESSAGE = 'This browser would not listen'

/** Makes the theme switch, an island inside the page, throw while it mounts; `window.mended` ends that. */
async function breakPage(page: Page) {
  await page.addInitScript((message) => {
    const listen = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (type: string, ...rest: [never, never?]) {
      if (type === 'storage' && !('mended' in window)) throw new Error(message)
      return listen.call(this, type, ...rest)
    }
  }, MESSAGE)
}

/** Makes the navigation, an island of the root layout, throw while it mounts: it alone passes only `passive`. */
async function breakLayout(page: Page) {
  await page.addInitScript((message) => {
    const listen = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (type: string, ...rest: [never, never?]) {
      const options = rest[1] === undefined ? '' : Object.keys(rest[1]).join()
      if (this === document && type === 'touchstart' && options === 'passive') throw new Error(message)
      return listen.call(this, type, ...rest)
    }
  }, MESSAGE)
}

async function expectReport(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText(MESSAGE, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
}

test('an error in a page is reported, and trying again brings the page back', async ({ page, allow }) => {
  allow(new RegExp(MESSAGE))
  await breakPage(page)
  await page.goto('/process')
  await expectReport(page)
  await page.evaluate(() => Object.assign(window, { mended: true }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Patient Growth Framework' })).toBeVisible()
})

test('an error in a page leaves a way home that loads afresh', async ({ page, allow }) => {
  allow(new RegExp(MESSAGE))
  await breakPage(page)
  await page.goto('/process')
  await expectReport(page)
  const loaded = page.waitForEvent('domcontentloaded')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await loaded
  await expect(page).toHaveURL('/')
})

test('an error in the layout is reported in the chosen theme and the typefaces of the site', async ({
  page,
  allow,
}) => {
  allow(new RegExp(MESSAGE))
  await page.addInitScript((key) => localStorage.setItem(key, 'dark'), THEME_KEY)
  await breakLayout(page)
  await page.goto('/process')
  await expectReport(page)
  await expect(page).toHaveTitle('Unexpected Application Error!')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(12, 20, 18)')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /serif/i)
})
