import { siteLayout } from '@/content/site-layout'
import { faq } from '@/content/faq'
import { site } from '@/content/site'
import { absoluteUrl } from '@/lib/seo/site-url'
import { enter, title } from '@/e2e/support/gate'
import { sealedSheet } from '@/e2e/support/sealed-sheet'
import { expect, test } from '@/e2e/support/test'
import { visit, visits } from '@/e2e/support/visits'

const A4 = { width: 794, height: 1123 }
const WHITE = 'rgb(255, 255, 255)'

for (const place of visits) {
  test(`${place.path} prints its content in ink on white, without bars and buttons`, async ({ page, allow }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await visit(page, place, allow)
    await page.setViewportSize(A4)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    // A question and a word that explains itself are buttons on a screen, and text on paper.
    await expect(page.getByRole('button').and(page.locator(':not([aria-expanded], [aria-describedby])'))).toHaveCount(0)
    await expect(page.getByRole('link', { name: siteLayout.floatingAction.label, exact: true })).toHaveCount(0)
    await expect(page.getByRole('radio')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const level of [1, 2, 3]) {
      for (const heading of await page.getByRole('main').locator(`h${level}`).all())
        await expect(heading).toHaveCSS('opacity', '1')
    }
    await expect(page.locator('html')).toHaveCSS('background-color', WHITE)
    if (place.path !== '*') await expect(page.getByText(absoluteUrl(place.path), { exact: true })).toBeVisible()
    await expect(page.getByText(site.name, { exact: true }).filter({ visible: true }).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(A4.width)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(0)
  })
}

test('every answer is printed, whichever is open', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  for (const { answer } of faq.items) await expect(page.getByText(answer)).toBeVisible()
})

test('the opened pricing is printed with its sums, and a locked one prints none', async ({ page }) => {
  const { password, sheet } = await sealedSheet()
  await page.goto('/pricing')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('main').innerText()).not.toContain('£')
  await page.emulateMedia({ media: 'screen' })
  await enter(page, password)
  await expect(title(page, sheet.title)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('£1,495').first()).toBeVisible()
  await expect(page.getByText('£2,495').first()).toBeVisible()
  await expect(page.getByRole('button').and(page.locator(':not([aria-describedby])'))).toHaveCount(0)
})
