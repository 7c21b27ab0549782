import type { Page } from 'playwright/test'
import { gate } from '@/content/gate'
import { ATTRIBUTION_KEY } from '@/lib/booking/attribution'
import { decodePayload, openWithPassword } from '@/lib/gate/seal'
import { enter, field, locked, opened, password, payload, refusal, sheet, unlock } from '@/e2e/support/gate'
import { hold, isMarked, mark } from '@/e2e/support/page'
import { quoted } from '@/e2e/support/specification'
import { expect, test } from '@/e2e/support/test'

const lock = (page: Page) => page.getByRole('button', { name: sheet.lock.label, exact: true })
const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

/** All that the session storage of this tab holds, beside the campaign. */
async function kept(page: Page): Promise<Record<string, string>> {
  const entries = await page.evaluate(() => Object.entries({ ...sessionStorage }) as [string, string][])
  return Object.fromEntries(entries.filter(([name]) => name !== ATTRIBUTION_KEY))
}

/** Holds back every derivation of a key until the page is told to release them. */
const holdDerivations = (page: Page) =>
  page.addInitScript(() => {
    const derive = SubtleCrypto.prototype.deriveBits
    const released = new Promise((resolve) => addEventListener('release', resolve))
    SubtleCrypto.prototype.deriveBits = async function (this: SubtleCrypto, ...parameters: Parameters<typeof derive>) {
      await released
      return derive.apply(this, parameters)
    }
  })

test('shows itself first and nothing of what is behind it, on a screen and on paper', async ({ page }) => {
  await page.goto('/pricing')
  await expect(locked(page)).toBeVisible()
  await expect(page.getByText(sheet.title)).toHaveCount(0)
  await expect(page.getByText('£')).toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('main').innerText()).not.toContain('£')
})

test('says that it is trying, refuses a wrong password aloud, clears the field for the next one, and opens with the right one', async ({
  page,
}) => {
  await holdDerivations(page)
  await page.goto('/pricing')
  await enter(page, 'open sesame')
  await expect(page.getByRole('button', { name: gate.opening })).toBeDisabled()
  await expect(status(page, gate.opening)).toBeAttached()
  await page.evaluate(() => dispatchEvent(new Event('release')))
  for (const wrong of ['', password.toUpperCase()]) {
    await expect(refusal(page)).toHaveText(quoted.wrongPassword)
    await expect(field(page)).toHaveValue('')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    await enter(page, wrong)
  }
  await expect(refusal(page)).toBeVisible()
  await expect(locked(page)).toBeVisible()
  expect(await kept(page)).toEqual({})
  await enter(page, password)
  await expect(opened(page)).toBeVisible()
  await expect(page.getByText(gate.wrong)).toHaveCount(0)
})

test('opens without a reload, brings the reader to the new heading, and keeps the derived key, never the password', async ({
  page,
  context,
}) => {
  const { id, key } = await openWithPassword(await decodePayload(payload), password)
  await page.goto('/pricing')
  await mark(page)
  await enter(page, `  ${password} `)
  await expect(opened(page)).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(await isMarked(page)).toBe(true)
  await expect(page).toHaveURL('/pricing')
  expect(await kept(page)).toEqual({ [`gate:${id}`]: `0.${key}` })
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] })
})

test('shows and hides what is typed, and lets password managers in', async ({ page }) => {
  await page.goto('/pricing')
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

test('a payload that was damaged on its way is called damaged', async ({ page }) => {
  const beginning = payload.ciphertext.slice(0, 40)
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

test.describe('an unlock', () => {
  test.beforeEach(({ page }) => unlock(page))

  test('lasts over a reload and an in-app return, and leaves the focus alone', async ({ page }) => {
    await page.reload()
    await expect(opened(page)).toBeVisible()
    await expect(opened(page)).not.toBeFocused()
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(opened(page)).toBeVisible()
  })

  test('whose key was altered is forgotten without a message', async ({ page }) => {
    await page.evaluate(
      (entries) => {
        for (const name of entries) sessionStorage.setItem(name, `0.${'A'.repeat(43)}`)
      },
      Object.keys(await kept(page)),
    )
    await page.reload()
    await expect(locked(page)).toBeVisible()
    await expect(field(page)).toBeVisible()
    await expect(page.getByText(gate.wrong)).toHaveCount(0)
    expect(await kept(page)).toEqual({})
  })

  test('ends in every tab when one is locked, also in those that show another page just then', async ({
    page,
    context,
  }) => {
    const [second, away] = [await context.newPage(), await context.newPage()]
    await unlock(second)
    await unlock(away)
    await away.goto('/process')
    await lock(page).click()
    for (const tab of [page, second]) {
      await expect(locked(tab)).toBeVisible()
      await expect(status(tab, gate.lockedAgain)).toBeAttached()
      expect(await kept(tab)).toEqual({})
      await tab.reload()
      await expect(field(tab)).toBeVisible()
    }
    await away.goto('/pricing')
    await expect(locked(away)).toBeVisible()
    await expect(field(away)).toBeVisible()
  })

  test('never shows the prompt while the remembered key is tried', async ({ page }) => {
    await page.addInitScript(() => {
      const look = () => {
        const prompt = document.getElementById('gate-password')
        if (prompt?.checkVisibility({ visibilityProperty: true })) Object.assign(window, { promptSeen: true })
        requestAnimationFrame(look)
      }
      look()
    })
    const letScriptsGo = await hold(page, /\.js$/)
    const reload = page.reload({ waitUntil: 'commit' })
    await expect(field(page)).toBeAttached()
    await expect(field(page)).toBeHidden()
    letScriptsGo()
    await reload
    await expect(opened(page)).toBeVisible()
    expect(await page.evaluate(() => 'promptSeen' in window)).toBe(false)
  })
})
