import { expect, type Page } from 'playwright/test'
import { book } from '@/content/book'
import { valueChart } from '@/content/essential'
import { glossary } from '@/content/price-terms'
import type { Path } from '@/content/schema'
import type { SchedulingStub } from '@/tools/calendly-stub'
import { bookCall } from './calendar'
import { answer, copyButton, mainHeading, question } from './controls'
import { enter, refusal, unlock } from './gate'
import { gotoHydrated, hurry } from './page'

type Fixtures = { page: Page; scheduling: SchedulingStub; allow: (pattern: RegExp) => void }

/**
 * What pages show once a visitor has done something there, for tests of how that looks. Each does on the page what a
 * visitor does, and waits until the page shows it.
 */
export const states: Partial<Record<Path, Record<string, (fixtures: Fixtures) => Promise<void>>>> = {
  '/': {
    'an answer': async ({ page }) => {
      await question(page, 0).click()
      await expect(answer(page, 0)).toBeVisible()
    },
  },
  '/offer': {
    'a toast': async ({ page }) => {
      await copyButton(page).click()
      await expect(page.locator('[data-sonner-toast]')).toBeVisible()
    },
  },
  '/premium': {
    'the meaning of a term': async ({ page }) => {
      await page.keyboard.press('Tab')
      await page.getByRole('button', { name: glossary.launchSetup.term }).focus()
      await expect(page.getByRole('tooltip')).toBeVisible()
    },
  },
  '/essential': {
    'the chart, its table and its figures': async ({ page }) => {
      await page.getByText(valueChart.show, { exact: true }).click()
      await expect(page.getByRole('table', { name: valueChart.caption })).toBeVisible()
      const region = page.getByRole('region', { name: valueChart.title })
      await region.locator('.recharts-bar-rectangle path').first().hover()
      await expect(region.locator('.recharts-tooltip-wrapper')).toContainText('Implants')
    },
  },
  '/pricing': {
    'the refusal of a password': async ({ page }) => {
      await enter(page, 'not-the-password')
      await expect(refusal(page)).toBeVisible()
    },
    'what was sealed': ({ page }) => unlock(page),
  },
  '/book': {
    'a booked call': async ({ page }) => {
      await bookCall(page)
      await expect(mainHeading(page)).toHaveText(book.booked.title)
    },
    'a calendar that does not come': async ({ page, scheduling, allow }) => {
      allow(/ERR_FAILED/)
      scheduling.script = 'refuses'
      await hurry(page)
      await gotoHydrated(page, '/book')
      await expect(page.getByRole('status').getByText(book.notices.failed.title)).toBeVisible()
    },
  },
}
