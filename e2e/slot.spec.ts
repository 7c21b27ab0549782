import { closing, hero } from '@/content/home'
import { bookCall } from './support/calendar'
import { bookLink, floatingButton, region } from './support/controls'
import { blockStorage, expectPage, gotoHydrated } from './support/visit'
import { expect, test } from './support/test'
import { expectTransition, recordTransitions } from './support/transitions'

const SLOT = ['root', 'slot']
const PAGE_ONLY = ['root']

test('opens the clicked button into the frame of the calendar, closes it on Back and opens it again on Forward', async ({
  page,
}) => {
  await recordTransitions(page)
  for (const button of [
    page.getByRole('main').getByRole('link', { name: hero.action.label }).first(),
    bookLink(page),
    floatingButton(page),
    region(page, closing.title).getByRole('link', { name: closing.action.label }),
  ]) {
    await gotoHydrated(page, '/')
    await button.scrollIntoViewIfNeeded()
    await button.click()
    await expectPage(page, '/book')
    await expectTransition(page, SLOT)
    await page.goBack()
    await expectPage(page, '/')
    await expectTransition(page, SLOT)
  }
  await page.goForward()
  await expectPage(page, '/book')
  await expectTransition(page, SLOT)
})

test('moves only the page for a text link, and when storage is blocked', async ({ page }) => {
  await recordTransitions(page)
  await gotoHydrated(page, '/')
  await page.getByRole('contentinfo').locator('a[href="/book"]').click()
  await expectPage(page, '/book')
  await expectTransition(page, PAGE_ONLY)
  await page.goBack()
  await expectTransition(page, PAGE_ONLY)
  await blockStorage(page)
  await gotoHydrated(page, '/')
  await bookLink(page).click()
  await expectPage(page, '/book')
})

test('moves nothing with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await recordTransitions(page)
  await gotoHydrated(page, '/')
  await bookLink(page).click()
  await expectPage(page, '/book')
  expect(await page.evaluate(() => 'seen' in window)).toBe(true)
  expect(await page.evaluate(() => (window as unknown as { seen: { names?: string[] } }).seen.names)).toBeUndefined()
})

test('shows the booked call in the closing week of home for the rest of the session, also without its scripts', async ({
  page,
  context,
  allow,
}) => {
  allow(/Failed to load resource/)
  const week = region(page, closing.title)
  const { call, name, again } = closing.booked
  await page.goto('/')
  await expect(week.getByText(name, { exact: true })).toBeHidden()
  await page.goto('/book')
  await bookCall(page)
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  await page.goto('/')
  await expect(week.getByText(name, { exact: true })).toBeVisible()
  await expect(week.getByText(call, { exact: true })).toBeVisible()
  await expect(week.getByRole('link')).toHaveText([again.label])
  await expect(week.getByRole('link')).toHaveAttribute('href', again.href)
  const other = await context.newPage()
  await other.goto('/')
  await expect(region(other, closing.title).getByText(name, { exact: true })).toBeHidden()
})
