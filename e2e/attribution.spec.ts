import type { Page } from 'playwright/test'
import { book } from '@/content/book'
import { processPage } from '@/content/process'
import { site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'
import { expect, test } from './support/test'

const CAMPAIGN =
  'utm_source=spring+letter&utm_medium=email&utm_campaign=implants%26more&utm_content=button&utm_term=%C3%A9'
const first = Object.fromEntries(new URLSearchParams(CAMPAIGN))

const parametersOf = (url: string | null | undefined) => Object.fromEntries(new URL(url ?? '').searchParams)
const strategyLink = (page: Page) => page.getByRole('link', { name: processPage.action.label })
const fallback = (page: Page) => page.getByRole('link', { name: book.fallback.link })

test('the first page of the session is known in new tabs and beside a later campaign, and no private path goes along', async ({
  page,
  scheduling,
}) => {
  await page.goto(`/website?${CAMPAIGN}&gclid=secret&email=a%40b.example`)
  await page.getByRole('contentinfo').getByRole('link', { name: siteLayout.footer.pages[0].label }).click()
  await expect(page).toHaveURL('/process')
  await expect.poll(async () => parametersOf(await strategyLink(page).getAttribute('href'))).toEqual(first)
  const opened = page.waitForEvent('popup')
  await strategyLink(page).click()
  const tab = await opened
  await tab.waitForLoadState()
  expect(tab.url().split('?')[0]).toBe(site.scheduling.strategy)
  expect(parametersOf(tab.url())).toEqual(first)
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  // The provider's script fails at what cannot be decoded.
  await page.goto('/book?x=50%&fbclid=%E0%A4%A&utm_source=advert&utm_term=late')
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect(page).toHaveURL('/book?utm_source=advert&utm_term=late')
  expect(parametersOf(await page.locator('iframe').getAttribute('src'))).toMatchObject(first)
  expect(parametersOf(await fallback(page).getAttribute('href'))).toEqual(first)
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({ attribution: JSON.stringify(first) })
  expect(scheduling.opened.map(String).join()).not.toContain('website')
})
