import type { Page } from 'playwright/test'
import { gate } from '@/content/gate'
import { blockStorage } from './support/conditions'
import {
  openPricing,
  password,
  passwordField,
  submitPassword,
  unlockedHeading,
  wrongPasswordAlert,
} from './support/gate'
import { waitUntilInteractive } from './support/interactive'
import { expectStateReadable } from './support/readable'
import { expect, test } from './support/test'

const openButton = (page: Page) => page.getByRole('button', { name: gate.open, exact: true })
const envelope = (page: Page) => page.locator('[data-part=flap]')
/** Opens the link with the password in the tab that shows /pricing. */
const openLink = (page: Page) => page.evaluate((fragment) => (location.hash = fragment), password)
const storedEntries = (page: Page) => page.evaluate(() => ({ ...sessionStorage }))

/** Opens /pricing and submits a password, which stays undecided until `reject` says that it is wrong. */
async function holdPassword(page: Page) {
  await page.addInitScript(() => {
    const { deriveBits } = SubtleCrypto.prototype
    SubtleCrypto.prototype.deriveBits = () => {
      SubtleCrypto.prototype.deriveBits = deriveBits
      return new Promise((resolve) => addEventListener('reject', () => resolve(new ArrayBuffer(32))))
    }
  })
  await page.goto('/pricing')
  await submitPassword(page, 'open sesame')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(gate.opening)
  return { reject: () => page.evaluate(() => dispatchEvent(new Event('reject'))) }
}

/** Marks the frames in which a condition holds, in the pages that are loaded next. Returns a function that counts them. */
async function countFrames(page: Page, condition: string) {
  await page.addInitScript(
    `(function check() { if (${condition}) performance.mark('counted'); requestAnimationFrame(check) })()`,
  )
  return () => page.evaluate(() => performance.getEntriesByName('counted').length)
}

test('rejects wrong passwords and keys, and stores only the right key', { tag: '@core' }, async ({ page, context }) => {
  const storeKey = () => page.evaluate(() => sessionStorage.setItem('gate-other', btoa('x'.repeat(32))))
  await page.goto('/')
  await storeKey()
  await page.goto('/pricing')
  await expect(passwordField(page)).toHaveAttribute('autocomplete', 'current-password')
  const account = page.locator('form[method=post] input[name][id][autocomplete=username]')
  await expect(account, 'the user name for password managers').toHaveValue(gate.account)
  await expect.poll(() => storedEntries(page), 'stored keys that do not open /pricing').toEqual({})
  for (const wrong of ['open sesame', '', `“${password}”`]) {
    await passwordField(page).fill(wrong)
    // Unlike Enter, a click moves the focus out of the field.
    await openButton(page).click()
    await expect(wrongPasswordAlert(page)).toHaveText(gate.wrong)
    await expect(passwordField(page)).toHaveValue('')
    await expect(passwordField(page), 'the field of /pricing after a wrong password').toBeFocused()
    await expect(passwordField(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(passwordField(page)).toHaveAccessibleDescription(gate.wrong)
    expect(await storedEntries(page)).toEqual({})
  }
  await storeKey()
  await submitPassword(page, password)
  await expect(unlockedHeading(page)).toBeFocused()
  await expect(page).toHaveURL('/pricing')
  expect(Object.entries(await storedEntries(page)), 'the keys that /pricing has stored').toEqual([
    [expect.stringMatching(/^gate-/), expect.not.stringContaining(password)],
  ])
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] })
})

test('shows the password on demand, and no message over one that is not tried yet', async ({ page }) => {
  const { reject } = await holdPassword(page)
  await openLink(page)
  await reject()
  await page.getByRole('button', { name: gate.show.name }).click()
  await expect(passwordField(page)).toHaveAttribute('type', 'text')
  await expect(passwordField(page), 'the password of the link').toHaveValue(password)
  await expect(wrongPasswordAlert(page)).toHaveCount(0)
  await page.getByRole('button', { name: gate.hide.name }).click()
  await expect(passwordField(page)).toHaveAttribute('type', 'password')
  await submitPassword(page, 'open sesame')
  await expect(wrongPasswordAlert(page)).toBeVisible()
  await expectStateReadable(page, 'a wrong password on /pricing')
  await openLink(page)
  await expect(wrongPasswordAlert(page)).toHaveCount(0)
})

test('a password overtakes another one that is still being tried', async ({ page }) => {
  const { reject } = await holdPassword(page)
  await submitPassword(page, password)
  await expect(unlockedHeading(page)).toBeVisible()
  await reject()
  await expect(envelope(page), 'the envelope of /pricing, once the earlier password has failed').toHaveCount(0)
  await expect(unlockedHeading(page)).toBeVisible()
  expect(Object.keys(await storedEntries(page)), 'the stored key').toHaveLength(1)
})

test('stays unlocked in place after a reload and Back, without the prompt', { tag: '@core' }, async ({ page }) => {
  await openPricing(page)
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight - innerHeight - 600 }))
  const position = () => page.evaluate(() => Math.round(scrollY))
  const before = await position()
  expect(before).toBeGreaterThan(1000)
  const prompt = `document.querySelector('input[type=password]')?.checkVisibility({ visibilityProperty: true })`
  const countPrompts = await countFrames(page, prompt)
  await page.reload()
  await expect(unlockedHeading(page)).not.toBeFocused()
  await expect.poll(position).toBe(before)
  expect(await countPrompts(), 'frames with the prompt').toBe(0)
  await page.goto('/process')
  await page.goBack()
  await expect(unlockedHeading(page)).toBeVisible()
  await expect.poll(position).toBe(before)
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

test('a link with the password fills the field, leaves no trace and unlocks on a click', async ({ page }) => {
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
  await openButton(page).click()
  await expect(unlockedHeading(page)).toBeFocused()
  const kept = await page.evaluate(() => {
    const addresses = [document.referrer, ...navigation.entries().map(({ url }) => url)]
    return JSON.stringify([addresses, history.state, { ...sessionStorage, ...localStorage }])
  })
  expect(`${kept} ${await page.content()} ${sent.join()}`, 'what /pricing keeps and sends').not.toContain(password)
  // In the tab that is unlocked.
  await openLink(page)
  await expect(page).toHaveURL('/pricing?utm_source=letter')
})

test('opens the envelope with or without motion, at each load when storage is blocked', async ({ page }) => {
  await blockStorage(page)
  const countMoving = await countFrames(page, `document.querySelector('[data-part=flap]')?.getAnimations().length`)
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/pricing')
    await submitPassword(page, password)
    await expect(unlockedHeading(page)).toBeVisible()
    await expect(envelope(page), 'the envelope on the opened /pricing').toHaveCount(0)
    expect((await countMoving()) > 0, 'whether the flap of /pricing has moved').toBe(reducedMotion === 'no-preference')
  }
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
