import type { Page } from 'playwright/test'
import { gate } from '@/content/gate'
import { decodePayload, openWithPassword } from '@/lib/gate/seal'
import { enter, field, locked, opened, password, payload, refusal, sheet, unlock } from './support/gate'
import { logo } from './support/controls'
import { hold, isMarked, mark } from './support/page'
import { quoted } from './support/specification'
import { expect, test } from './support/test'

const lock = (page: Page) => page.getByRole('button', { name: sheet.lock.label, exact: true })
const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

/** All that the session storage of this tab holds, beside the campaign. */
const kept = (page: Page) => page.evaluate(() => ({ ...sessionStorage, attribution: undefined }))

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

test('refuses wrong passwords aloud, opens with the right one, and keeps only its key', async ({ page, context }) => {
  await holdDerivations(page)
  await page.goto('/pricing')
  await mark(page)
  await enter(page, 'open sesame')
  await expect(page.getByRole('button', { name: gate.opening })).toBeDisabled()
  await expect(status(page, gate.opening)).toBeAttached()
  await page.evaluate(() => dispatchEvent(new Event('release')))
  for (const next of ['', password.toUpperCase(), `  ${password} `]) {
    await expect(refusal(page)).toHaveText(quoted.wrongPassword)
    await expect(field(page)).toHaveValue('')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    expect(await kept(page)).toEqual({})
    await enter(page, next)
  }
  await expect(opened(page)).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByText(gate.wrong)).toHaveCount(0)
  expect(await isMarked(page)).toBe(true)
  await expect(page).toHaveURL('/pricing')
  const { id, key } = await openWithPassword(await decodePayload(payload), password)
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
  // Whatever has come, its checksum is another one: see lib/gate/seal.test.ts.
  await page.addInitScript(() => (SubtleCrypto.prototype.digest = async () => new ArrayBuffer(32)))
  await page.goto('/pricing')
  await expect(page.getByRole('alert').filter({ hasText: gate.damaged.text })).toBeVisible()
  await expect(page.getByRole('button', { name: gate.damaged.reload })).toBeVisible()
  await expect(page.getByText(gate.wrong)).toHaveCount(0)
})

test.describe('an unlock', () => {
  test.beforeEach(({ page }) => unlock(page))

  test('lasts over a reload, which shows no prompt meanwhile and leaves the focus alone, and an in-app return', async ({
    page,
  }) => {
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
    await expect(opened(page)).not.toBeFocused()
    expect(await page.evaluate(() => 'promptSeen' in window)).toBe(false)
    await logo(page).click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(opened(page)).toBeVisible()
  })

  test('ends in every tab when one is locked, also in those that show another page', async ({ page, context }) => {
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
})
