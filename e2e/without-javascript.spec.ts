import { book } from '@/content/book'
import { valueChart } from '@/content/essential'
import { faq } from '@/content/faq'
import { figures } from '@/content/figures'
import { gate } from '@/content/gate'
import type { Path } from '@/content/link-types'
import { premium } from '@/content/premium'
import { siteLayout } from '@/content/site-layout'
import { chartRows } from '@/lib/chart-rows'
import { homeLink, mainHeading } from './support/controls'
import { expectTextsInOrder, hiddenTexts } from './support/layout'
import { glossaryTerms } from './support/packages'
import { visits } from './support/visit'
import { expect, test } from './support/test'

/** Texts that a page shows instead of what its scripts would show. */
const fallbacks: Partial<Record<Path, readonly string[]>> = {
  '/': faq.items.map(({ answer }) => answer),
  '/book': [book.fallback.link, book.notices.scriptless.title],
  '/essential': chartRows(valueChart.points).rows.map(({ category }) => category),
  '/premium': glossaryTerms(premium.investment).map(({ meaning }) => meaning),
  '/pricing': [gate.noScript, gate.action.label],
}

test.use({ javaScriptEnabled: false })
test.beforeEach(async ({ page, allow }) => {
  allow(/ERR_FAILED/)
  await page.route(/\.woff2/, (route) => route.abort())
})

for (const { path, at } of visits) {
  test(`${at} shows all its text and only controls that work, also without fonts`, async ({ page }) => {
    await page.goto(at)
    await expect(mainHeading(page)).toBeVisible()
    expect(await hiddenTexts(page)).toEqual([])
    await expectTextsInOrder(page.getByRole('main'), fallbacks[path] ?? [])
    // Buttons of closed answers and glossary terms are text, because what they show is shown.
    await expect(page.locator('button:visible:enabled:not([aria-describedby], [aria-expanded])')).toHaveCount(0)
    await expect(page.getByRole('group', { name: siteLayout.theme.name })).toBeHidden()
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
    await homeLink(page).click()
    await expect(page).toHaveURL('/')
  })
}

test('the dial shows the reply time', async ({ page }) => {
  await page.goto('/')
  const time = page.getByText(`${figures.replyMinutes}:00`, { exact: true })
  await expect(time.filter({ visible: true })).toHaveCount(1)
})
