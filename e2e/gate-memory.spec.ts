import type { Page } from 'playwright/test'
import { gate } from '@/content/gate'
import { entries, enter, field, title } from '@/e2e/support/gate'
import { hold } from '@/e2e/support/hold'
import { sealedSheet } from '@/e2e/support/sealed-sheet'
import { expect, test } from '@/e2e/support/test'

const { password, sheet } = await sealedSheet()
const opened = (page: Page) => title(page, sheet.title)
const locked = (page: Page) => title(page, gate.title)
const lock = (page: Page) => page.getByRole('button', { name: sheet.lock.label, exact: true })

async function unlock(page: Page) {
  await page.goto('/pricing')
  await enter(page, password)
  await expect(opened(page)).toBeVisible()
}

test('the unlock lasts over a reload and an in-app return, and leaves the focus alone', async ({ page }) => {
  await unlock(page)
  await page.reload()
  await expect(opened(page)).toBeVisible()
  await expect(opened(page)).not.toBeFocused()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(opened(page)).toBeVisible()
})

test('another session is locked', async ({ page, browser, baseURL }) => {
  await unlock(page)
  const other = await browser.newContext({ baseURL })
  const stranger = await other.newPage()
  await stranger.goto('/pricing')
  await expect(locked(stranger)).toBeVisible()
  await expect(field(stranger)).toBeVisible()
  await other.close()
})

for (const [what, tamper] of [
  ['another key', (value: string) => value.slice(0, -4) + (value.endsWith('AAAA') ? 'BBBB' : 'AAAA')],
  ['nonsense', () => '{"open":true}'],
  ['nothing', () => ''],
] as const) {
  test(`an entry that was changed to ${what} is removed without a message`, async ({ page }) => {
    await unlock(page)
    const [name = ''] = await entries(page)
    const value = await page.evaluate((key) => sessionStorage.getItem(key) ?? '', name)
    await page.evaluate(([key, changed]) => sessionStorage.setItem(key!, changed!), [name, tamper(value)])
    await page.reload()
    await expect(locked(page)).toBeVisible()
    await expect(field(page)).toBeVisible()
    await expect(page.getByText(gate.wrong)).toHaveCount(0)
    expect(await entries(page)).toEqual([])
  })
}

test('storage that throws means that it works, unremembered', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is switched off.', 'SecurityError')
        },
      })
    }
  })
  await unlock(page)
  await page.reload()
  await expect(field(page)).toBeVisible()
})

test('Lock forgets the key and closes every open tab', async ({ page, context }) => {
  await unlock(page)
  const second = await context.newPage()
  await unlock(second)
  await lock(page).click()
  for (const tab of [page, second]) {
    await expect(locked(tab)).toBeVisible()
    await expect(tab.getByRole('status').filter({ hasText: gate.lockedAgain })).toBeAttached()
    expect(await entries(tab)).toEqual([])
    await tab.reload()
    await expect(field(tab)).toBeVisible()
  }
})

test('Lock also reaches a tab that shows another page just now', async ({ page, context }) => {
  await unlock(page)
  const second = await context.newPage()
  await unlock(second)
  await second.goto('/process')
  await lock(page).click()
  await second.goto('/pricing')
  await expect(locked(second)).toBeVisible()
  await expect(field(second)).toBeVisible()
})

test('the prompt never shows while a remembered key is tried', async ({ page }) => {
  await unlock(page)
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
