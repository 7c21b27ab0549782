import type { Page } from 'playwright/test'
import { gate } from '@/content/gate'
import {
  holdDerivation,
  lockedHeading,
  password,
  passwordField,
  releaseDerivation,
  submitPassword,
  unlock,
  unlockedHeading,
} from './support/gate'
import { bookLink } from './support/controls'
import { expectPage, gotoHydrated, isMarked, markDocument } from './support/page'
import { expect, test } from './support/test'

const host = 'plain-http.test'

/** Leaves /pricing with a full page load and returns to the same document with Back, which restores it from the cache. */
async function leaveAndReturn(page: Page, actElsewhere = () => {}) {
  await markDocument(page)
  await page.goto('/process')
  await page.evaluate(actElsewhere)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/pricing')
  await expect.poll(() => isMarked(page)).toBe(true)
}

test('restores unlocked pricing while its key is stored, and locks it when the key is gone', async ({ page }) => {
  await unlock(page)
  await leaveAndReturn(page)
  await expect(unlockedHeading(page)).toBeVisible()
  await leaveAndReturn(page, () => sessionStorage.clear())
  await expect(lockedHeading(page)).toBeVisible()
  await expect(unlockedHeading(page)).toHaveCount(0)
})

test('continues an unlock that was in progress when the visitor left', async ({ page }) => {
  await holdDerivation(page)
  await page.goto('/pricing')
  await submitPassword(page, password)
  await leaveAndReturn(page)
  await expect(page.getByRole('button', { name: gate.opening })).toBeVisible()
  await releaseDerivation(page)
  await expect(unlockedHeading(page)).toBeVisible()
})

test.describe('over plain http', () => {
  test.use({ baseURL: `http://${host}:${process.env.TEST_PORT ?? 3100}` })

  test('asks the visitor to open the page over https, with a link', async ({ page, allow }) => {
    allow(/Cross-Origin-Opener-Policy/)
    await page.goto('/pricing')
    await expect(page.getByRole('alert').filter({ hasText: gate.insecure.text })).toBeVisible()
    const link = page.getByRole('link', { name: gate.insecure.link })
    await expect(link).toHaveAttribute('href', `https://${host}/pricing`)
    await expect(passwordField(page)).toHaveCount(0)
    await expect(page.getByText(gate.wrong)).toHaveCount(0)
  })
})

test('goes back once after an in-app navigation that fell back to a full page load', async ({ page, allow }) => {
  allow(/Failed to load resource|Failed to fetch|RSC payload/)
  await gotoHydrated(page, '/')
  await page.clock.install()
  await markDocument(page)
  await page.route(/\.txt(\?|$)/, (route) => route.fulfill({ status: 404 }))
  await bookLink(page).click()
  await expectPage(page, '/book')
  await page.evaluate(() => history.back())
  await expectPage(page, '/')
  expect(await isMarked(page)).toBe(true)
  // Longer than the timeout after which an in-app navigation falls back to a full page load.
  await page.clock.runFor(1500)
  await expectPage(page, '/')
})
