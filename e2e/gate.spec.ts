import type { Page } from 'playwright/test'
import { gate } from '@/content/gate'
import { blockStorage } from './support/conditions'
import { mainHeading } from './support/controls'
import {
  holdDerivation,
  lockedHeading,
  openPricing,
  password,
  passwordField,
  releaseDerivation,
  restoreWithKey,
  submitPassword,
  unlock,
  unlockedHeading,
  wrongPasswordAlert,
} from './support/gate'
import { waitUntilInteractive } from './support/interactive'
import { expectStateReadable } from './support/readable'
import { expect, test } from './support/test'

const openButton = (page: Page) => page.getByRole('button', { name: gate.open, exact: true })
/** Opens the link with the password in the tab that shows /pricing. */
const openLink = (page: Page) => page.evaluate((fragment) => (location.hash = fragment), password)
const storedEntries = (page: Page) => page.evaluate(() => ({ ...sessionStorage }))

test('rejects wrong passwords, and stores only the key', { tag: '@core' }, async ({ page, context }) => {
  await page.goto('/pricing')
  await submitPassword(page, 'open sesame')
  for (const next of ['', `“${password}”`, password]) {
    await expect(wrongPasswordAlert(page)).toHaveText(gate.wrong)
    await expect(passwordField(page)).toHaveValue('')
    await expect(passwordField(page), 'the field of /pricing after a wrong password').toBeFocused()
    await expect(passwordField(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(passwordField(page)).toHaveAccessibleDescription(gate.wrong)
    expect(await storedEntries(page)).toEqual({})
    // Another page of the tab has stored a key since: the key of the right password replaces it.
    if (next === password) await page.evaluate(() => sessionStorage.setItem('gate-other', 'key'))
    // Unlike Enter, a click moves the focus out of the field.
    await passwordField(page).fill(next)
    await openButton(page).click()
  }
  await expect(unlockedHeading(page)).toBeFocused()
  await expect(mainHeading(page)).toHaveCount(1)
  await expect(page).toHaveURL('/pricing')
  expect(Object.entries(await storedEntries(page)), 'the keys that /pricing has stored').toEqual([
    [expect.stringMatching(/^gate-/), expect.not.stringContaining(password)],
  ])
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] })
})

test('shows and hides the password, and supports password managers', async ({ page }) => {
  await page.goto('/pricing')
  await passwordField(page).fill('secret')
  await page.getByRole('button', { name: gate.show.name }).click()
  await expect(passwordField(page)).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: gate.hide.name }).click()
  await expect(passwordField(page)).toHaveAttribute('type', 'password')
  await expect(passwordField(page)).toHaveAttribute('autocomplete', 'current-password')
  const account = page.locator('form input[autocomplete=username]')
  await expect(account).toHaveValue(gate.account)
  for (const attribute of ['id', 'name']) await expect(account, 'the user name').toHaveAttribute(attribute)
  // A GET submission would put the field into the URL.
  await expect(page.locator('form')).toHaveAttribute('method', 'post')
})

test('shows no message over a password that is not tried yet', async ({ page }) => {
  await holdDerivation(page)
  await page.goto('/pricing')
  await submitPassword(page, 'open sesame')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(gate.opening)
  await openLink(page)
  await releaseDerivation(page)
  await expect(openButton(page)).toBeVisible()
  await expect(wrongPasswordAlert(page)).toHaveCount(0)
  await expect(passwordField(page)).toHaveValue(password)
  await submitPassword(page, 'open sesame')
  await expect(wrongPasswordAlert(page)).toBeVisible()
  await expectStateReadable(page, 'a wrong password on /pricing')
  await openLink(page)
  await expect(wrongPasswordAlert(page)).toHaveCount(0)
})

test('a stored key that opens the page overtakes a wrong password that is still being tried', async ({ page }) => {
  await holdDerivation(page)
  await page.goto('/pricing')
  await submitPassword(page, 'open sesame')
  // Otherwise, the page could read the stored key before it replays the submission.
  await expect(page.getByRole('main').getByRole('status')).toHaveText(gate.opening)
  await restoreWithKey(page)
  await expect(unlockedHeading(page)).toBeVisible()
  await releaseDerivation(page)
  await expect(unlockedHeading(page), '/pricing after the late failure of the typed password').toBeVisible()
  expect(Object.keys(await storedEntries(page)), 'the stored key').toHaveLength(1)
})

test(
  'stays unlocked at its position after a reload and Back, without the prompt',
  { tag: '@core' },
  async ({ page }) => {
    await openPricing(page)
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight - innerHeight - 600 }))
    const position = () => page.evaluate(() => Math.round(scrollY))
    const before = await position()
    expect(before).toBeGreaterThan(1000)
    await page.addInitScript(() => {
      const checkPrompt = () => {
        const prompt = document.querySelector('input[type=password]')
        if (prompt?.checkVisibility({ visibilityProperty: true })) performance.mark('prompt')
        requestAnimationFrame(checkPrompt)
      }
      checkPrompt()
    })
    await page.reload()
    await expect(unlockedHeading(page)).not.toBeFocused()
    await expect.poll(position).toBe(before)
    expect(await page.evaluate(() => performance.getEntriesByName('prompt')), 'frames with the prompt').toEqual([])
    await page.goto('/process')
    await page.goBack()
    await expect(unlockedHeading(page)).toBeVisible()
    await expect.poll(position).toBe(before)
  },
)

test('removes a stored key that does not decrypt the prices', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => sessionStorage.setItem('gate-wrong', btoa('x'.repeat(32))))
  await page.goto('/pricing')
  await expect(passwordField(page)).toBeVisible()
  await expect.poll(() => storedEntries(page)).toEqual({})
})

test('scrolls to the target of the URL once it exists, by the password and by the stored key', async ({ page }) => {
  const target = page.locator('#estimator-title')
  await page.goto('/pricing#estimator-title')
  await submitPassword(page, password)
  await expect(target).toBeInViewport()
  await page.goto('/process')
  await page.goto('/pricing#estimator-title')
  await expect(target).toBeInViewport()
})

/** Everything that can pass on the address of the page: itself, its history, storage, links and referrer. */
const traces = (page: Page) =>
  page.evaluate(() => {
    const { navigation } = window as unknown as { navigation?: { entries(): { url: string }[] } }
    const addresses = [
      location,
      document.referrer,
      ...document.links,
      ...(navigation?.entries() ?? []).map((e) => e.url),
    ]
    return JSON.stringify([addresses.map(String), history.state, { ...sessionStorage, ...localStorage }])
  })

test('a link with the password fills the field and leaves no trace, and one press on Open unlocks', async ({
  page,
}) => {
  // As some mail programs encode links. The host receives these links itself.
  for (const link of [`%23${password}`, `%2523${password}%3Fa=b`, `%3Futm_source=letter%26${password}`]) {
    await page.goto(`/Pricing${link}`)
    await expect(passwordField(page), link).toHaveValue(password)
    await expect(page).toHaveURL('/pricing')
  }
  const sent: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) sent.push(request.url() + (request.postData() ?? ''))
  })
  page.on('console', (message) => sent.push(message.text()))
  await page.goto(`/pricing?utm_source=letter#${password}`)
  await expect(passwordField(page)).toHaveValue(password)
  await expect(lockedHeading(page)).toBeVisible()
  await openButton(page).click()
  await expect(unlockedHeading(page)).toBeFocused()
  expect(`${await traces(page)} ${sent.join()}`, 'what /pricing keeps and sends').not.toContain(password)
  // In the tab that is unlocked.
  await openLink(page)
  await expect(page).toHaveURL('/pricing?utm_source=letter')
})

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`animates the opening as the preference for motion says: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.addInitScript(() => {
      const { animate } = Element.prototype
      Element.prototype.animate = function (...parameters) {
        performance.mark('animated')
        return animate.apply(this, parameters)
      }
    })
    await unlock(page)
    await expect(page.locator('[data-part]'), 'parts of the envelope on the opened /pricing').toHaveCount(1)
    const isAnimated = await page.evaluate(() => performance.getEntriesByName('animated').length > 0)
    expect(isAnimated, 'whether /pricing has animated its envelope').toBe(reducedMotion === 'no-preference')
  })
}

test('stays unlocked until the next load when storage is blocked', async ({ page }) => {
  await blockStorage(page)
  await unlock(page)
  await page.reload()
  await expect(passwordField(page)).toBeVisible()
})

test('reports that its code did not load, and unlocks on the next load', async ({ page, allow }) => {
  allow(/Failed to load resource/)
  await page.goto('/pricing?utm_source=mail#estimator-title')
  // The framework's scripts have loaded: only the code of the opened page is missing.
  await waitUntilInteractive(page)
  await page.route('**/_next/static/**', (route) => route.abort())
  await submitPassword(page, password)
  await expect(page.getByRole('alert').filter({ hasText: gate.unavailable.text })).toBeVisible()
  await page.unroute('**/_next/static/**')
  await page.getByRole('link', { name: gate.unavailable.link }).click()
  await expect(unlockedHeading(page)).toBeVisible()
})

test.describe('over plain http', () => {
  test.use({ baseURL: ({ baseURL }, provide) => provide(baseURL!.replace('localhost', 'plain-http.test')) })

  test('asks the visitor to open the page over https, with a link', async ({ page, allow }) => {
    allow(/Cross-Origin-Opener-Policy/)
    await page.goto('/pricing?utm_source=mail#estimator-title')
    await expect(page.getByRole('alert').filter({ hasText: gate.insecure.text })).toBeVisible()
    const link = page.getByRole('link', { name: gate.insecure.link })
    await expect(link).toHaveAttribute('href', page.url().replace('http:', 'https:'))
    await expect(passwordField(page)).toHaveCount(0)
  })
})
