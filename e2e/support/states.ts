import { expect, test, type Page } from 'playwright/test'
import { book } from '@/content/book'
import { valueChart } from '@/content/essential'
import type { Path } from '@/content/types'
import { formatPounds } from '@/lib/prices/money'
import type { SchedulingStub } from './scheduling-stub'
import { breakComponent, COMPONENT_ERROR, showError } from './broken-component'
import { bookCall, allowCalendar } from './calendar'
import { answer, copyButton, mainHeading, pointAt, question, region, toasts } from './controls'
import { submitPassword, wrongPasswordAlert } from './gate'
import { shortenRetryDelays } from './conditions'
import { gotoInteractive } from './interactive'

type Fixtures = { page: Page; scheduling: SchedulingStub; allow: (pattern: RegExp) => void }

/** States of a page after an action of the visitor. Each function performs the action and waits for the state. */
const states: Partial<Record<Path, Record<string, (fixtures: Fixtures) => Promise<void>>>> = {
  '/': {
    'an open answer': async ({ page }) => {
      await question(page, 0).click()
      await expect(answer(page, 0)).toBeVisible()
    },
  },
  '/process': {
    'an error': async ({ page, allow }) => {
      allow(new RegExp(COMPONENT_ERROR))
      await breakComponent(page)
      // The page is interactive by now, so it breaks when it is loaded again. A pointer that rests on the button would cause the
      // error before `showError` does.
      await page.mouse.move(0, 0)
      await page.reload()
      await showError(page)
    },
  },
  '/offer': {
    'a toast': async ({ page }) => {
      await copyButton(page).click()
      // It stays open under the pointer.
      await toasts(page).hover()
    },
  },
  '/premium': {
    'a tooltip': async ({ page }) => {
      await page.keyboard.press('Tab')
      await page.getByRole('main').getByRole('button').first().focus()
      await expect(page.getByRole('tooltip')).toBeVisible()
    },
  },
  '/essential': {
    'the chart, its tooltip and its table': async ({ page }) => {
      await page.getByText(valueChart.show, { exact: true }).click()
      await expect(page.getByRole('table', { name: valueChart.caption })).toBeVisible()
      const chart = region(page, valueChart.title)
      await pointAt(chart.getByRole('img').getByText(formatPounds(valueChart.points[0].value)).first())
      await expect(chart.getByRole('status')).toContainText(valueChart.points[0].category)
    },
  },
  '/pricing': {
    'a wrong password': async ({ page }) => {
      await submitPassword(page, 'not-the-password')
      await expect(wrongPasswordAlert(page)).toBeVisible()
    },
  },
  '/book': {
    'a booked call': async ({ page }) => {
      await bookCall(page)
      await expect(mainHeading(page)).toHaveText(book.booked.title)
    },
    'a calendar that failed to load': async ({ page, scheduling, allow }) => {
      allow(/ERR_FAILED/)
      scheduling.fails()
      await shortenRetryDelays(page)
      await gotoInteractive(page, '/book')
      await allowCalendar(page)
      await expect(page.getByRole('status').getByText(book.notices.failed.title)).toBeVisible()
    },
  },
}

/** Shows each state of a page, one after another, and checks its appearance. */
export async function showStates(path: Path, fixtures: Fixtures, check: () => Promise<void>) {
  for (const [name, show] of Object.entries(states[path] ?? {})) {
    await test.step(name, async () => {
      await gotoInteractive(fixtures.page, path)
      await show(fixtures)
      await check()
    })
  }
}
