import { expect, test } from './support/test'
import { gotoHydrated } from './support/page'

// That nothing of the site's own breaches the policy is part of every browser test: see e2e/support/test.ts.
test('a page runs no script that somebody slips in', async ({ page, allow }) => {
  allow(/Content Security Policy|^uncaught: policy: script-src/)
  await gotoHydrated(page, '/')
  await expect(page.addScriptTag({ content: 'window.injected = true' })).rejects.toThrow('Content Security Policy')
  const button = '<button onclick="window.injected = true">Slipped in</button>'
  await page.getByRole('main').evaluate((main, html) => main.insertAdjacentHTML('beforeend', html), button)
  await page.getByRole('button', { name: 'Slipped in' }).click()
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
})
