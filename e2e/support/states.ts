import { expect, type Page } from 'playwright/test'
import { book } from '@/content/book'
import { valueChart } from '@/content/essential'
import { glossary } from '@/content/price-terms'
import type { Path } from '@/content/schema'
import { bookCall } from './calendar'
import type { SchedulingStub } from '@/tools/calendly-stub'
import { enter, refusal, unlock } from './gate'
import { answer, copyButton, mainHeading, question } from './controls'

type State = {
  path: Path
  what: string
  /** Does what a visitor does, and waits until the page shows it. */
  show: (page: Page) => Promise<void>
  /** How the scheduling provider's script behaves. */
  script?: SchedulingStub['script']
}

/** What pages show once a visitor has done something there, for tests of how that looks. */
export const states: readonly State[] = [
  {
    path: '/',
    what: 'an answer',
    show: async (page) => {
      await question(page, 0).click()
      await expect(answer(page, 0)).toBeVisible()
    },
  },
  {
    path: '/offer',
    what: 'a toast',
    show: async (page) => {
      await copyButton(page).click()
      await expect(page.locator('[data-sonner-toast]')).toBeVisible()
    },
  },
  {
    path: '/premium',
    what: 'the meaning of a term',
    show: async (page) => {
      await page.keyboard.press('Tab')
      await page.getByRole('button', { name: glossary.launchSetup.term }).focus()
      await expect(page.getByRole('tooltip')).toBeVisible()
    },
  },
  {
    path: '/essential',
    what: 'the chart, its table and its figures',
    show: async (page) => {
      await page.getByText(valueChart.show, { exact: true }).click()
      await expect(page.getByRole('table', { name: valueChart.caption })).toBeVisible()
      const region = page.getByRole('region', { name: valueChart.title })
      await region.locator('.recharts-bar-rectangle path').first().hover()
      await expect(region.locator('.recharts-tooltip-wrapper')).toContainText('Implants')
    },
  },
  {
    path: '/pricing',
    what: 'the refusal of a password',
    show: async (page) => {
      await enter(page, 'not-the-password')
      await expect(refusal(page)).toBeVisible()
    },
  },
  {
    path: '/pricing',
    what: 'what was sealed',
    show: unlock,
  },
  {
    path: '/book',
    what: 'a calendar that does not come',
    script: 'refuses',
    show: async (page) => {
      await expect(page.getByRole('status').getByText(book.notices.failed.title)).toBeVisible({ timeout: 20_000 })
    },
  },
  {
    path: '/book',
    what: 'a booked call',
    show: async (page) => {
      await bookCall(page)
      await expect(mainHeading(page)).toHaveText(book.booked.title)
    },
  },
]
