import type { Page } from 'playwright/test'
import { gate } from '@/content/gate'
import { site } from '@/content/site'
import { demoPassword } from '@/lib/gate/password'
import { entries, enter, field, holdDerivations, openButton, title } from '@/e2e/support/gate'
import { sealedSheet } from '@/e2e/support/sealed-sheet'
import { expect, test } from '@/e2e/support/test'

const { password, sheet, envelope } = await sealedSheet()
const opened = (page: Page) => title(page, sheet.title)
const locked = (page: Page) => title(page, gate.title)
const lock = (page: Page) => page.getByRole('button', { name: sheet.lock.label, exact: true })

test.describe('the gate', () => {
  test.beforeEach(({ page }) => page.goto('/pricing'))

  test('shows itself first, and nothing of what is behind it', async ({ page }) => {
    await expect(page).toHaveTitle(`${gate.title} | ${site.name}`)
    await expect(locked(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByText(sheet.title)).toHaveCount(0)
    await expect(page.getByText('£')).toHaveCount(0)
  })

  test('refuses a wrong password aloud, and clears the field for the next one', async ({ page }) => {
    for (const wrong of ['open sesame', '', password.toUpperCase()]) {
      await enter(page, wrong)
      await expect(page.getByRole('alert').filter({ hasText: 'Incorrect password. Please try again.' })).toBeVisible()
      await expect(field(page)).toHaveValue('')
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    }
    await expect(locked(page)).toBeVisible()
    expect(await entries(page)).toEqual([])
  })

  test('does not take the demo password of the repository', async ({ page }) => {
    test.skip(password === demoPassword(), 'out/ was built with the demo password')
    await enter(page, demoPassword())
    await expect(page.getByText(gate.wrong)).toBeVisible()
  })

  test('opens without a reload, and brings the reader to the new heading', async ({ page }) => {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await enter(page, `  ${password} `)
    await expect(opened(page)).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await expect(page).toHaveURL('/pricing')
  })

  test('opens after a wrong attempt', async ({ page }) => {
    await enter(page, 'open sesame')
    await expect(page.getByText(gate.wrong)).toBeVisible()
    await enter(page, password)
    await expect(opened(page)).toBeVisible()
    await expect(page.getByText(gate.wrong)).toHaveCount(0)
  })

  test('keeps a key, and never the password', async ({ page }) => {
    await enter(page, password)
    await expect(opened(page)).toBeVisible()
    expect(await entries(page)).toEqual([expect.stringMatching(/^gate:[\w-]{22}$/)])
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]),
    )
    expect(kept).not.toContain(password)
  })

  test('shows and hides what is typed, and lets password managers in', async ({ page }) => {
    await field(page).fill('typed')
    await expect(field(page)).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: gate.show.name }).click()
    await expect(field(page)).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: gate.hide.name }).click()
    await expect(field(page)).toHaveAttribute('type', 'password')
    await expect(field(page)).toHaveAttribute('autocomplete', 'current-password')
    await expect(page.locator('form input[autocomplete=username]')).toHaveValue(gate.account)
    expect(await page.locator('form [name]').count()).toBe(0)
  })
})

test('deriving shows, and switches the button off', async ({ page }) => {
  const { release } = await holdDerivations(page)
  await page.goto('/pricing')
  await enter(page, password)
  await expect(page.getByRole('button', { name: gate.opening })).toBeDisabled()
  await expect(page.getByRole('status').filter({ hasText: gate.opening })).toBeAttached()
  await release(0)
  await expect(opened(page)).toBeVisible()
})

test('a slow wrong attempt does not undo a later right one', async ({ page }) => {
  const { release } = await holdDerivations(page)
  await page.goto('/pricing')
  await enter(page, 'open sesame')
  await expect(page.getByRole('button', { name: gate.opening })).toBeDisabled()
  await field(page).fill(password)
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await release(1)
  await expect(opened(page)).toBeVisible()
  await release(0)
  await page.evaluate(() => crypto.subtle.digest('SHA-256', new Uint8Array(1)))
  await expect(opened(page)).toBeVisible()
  await lock(page).click()
  await expect(page.getByText(gate.wrong)).toHaveCount(0)
})

test('before its scripts answer, the form cannot send anything', async ({ page, allow }) => {
  allow(/ERR_FAILED/)
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto('/pricing')
  await field(page).fill(password)
  await field(page).press('Enter')
  await openButton(page).click()
  await expect(page).toHaveURL('/pricing')
  await expect(field(page)).toHaveValue(password)
})

test('an envelope that was damaged on its way is called damaged', async ({ page }) => {
  const beginning = envelope.ciphertext.slice(0, 40)
  let damaged = 0
  // It stands in the page or in a script beside it, as the export happens to divide them.
  await page.route(/\/pricing[\w-]*(\.js)?$/, async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    damaged += body.split(beginning).length - 1
    // The policy's hashes would stop an altered inline script before the gate could look at it.
    const open = body.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '')
    await route.fulfill({ response, body: open.replaceAll(beginning, 'A'.repeat(beginning.length)) })
  })
  await page.goto('/pricing')
  await expect(page.getByRole('alert').filter({ hasText: gate.damaged.text })).toBeVisible()
  expect(damaged).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: gate.damaged.reload })).toBeVisible()
  await expect(page.getByText(gate.wrong)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the gate says what is missing and offers the call', async ({ page }) => {
    await page.goto('/pricing')
    await expect(page.locator('noscript p')).toHaveText(gate.noScript)
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(openButton(page)).toBeHidden()
    await expect(page.getByRole('main').getByRole('link', { name: gate.action.label })).toHaveAttribute('href', '/book')
  })
})
