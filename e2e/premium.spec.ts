import type { Page } from 'playwright/test'
import { premium } from '@/content/premium'
import { glossary } from '@/content/price-terms'
import { tooltip as delays } from './support/specification'
import { expect, test } from './support/test'

const { attendedConsultation: attended, privatePatientsOnly: privateOnly, launchSetup } = glossary
const terms = [launchSetup, attended, privateOnly]
const button = (page: Page, { term }: { term: string }) => page.getByRole('button', { name: term })
const tooltip = (page: Page) => page.getByRole('tooltip')

test('draws the value and the investment on one scale', async ({ page }) => {
  await page.goto('/premium')
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const widths = await page
      .locator('[data-pounds]')
      .evaluateAll((all) =>
        all.map((bar) => bar.getBoundingClientRect().width / Number(bar.getAttribute('data-pounds'))),
      )
    expect(widths).toHaveLength(premium.items.length + 1)
    for (const perPound of widths) expect(perPound).toBeCloseTo(widths[0] ?? 0, 3)
  }
})

test.describe('a term', () => {
  test('opens on the first gesture, is closed by Escape, and has its meaning on paper', async ({ page }) => {
    await page.goto('/premium')
    await button(page, terms[0]!).click()
    await expect(tooltip(page)).toHaveText(terms[0]!.meaning)
    for (const term of terms) {
      await expect(button(page, term)).toHaveAccessibleDescription(term.meaning)
      await button(page, term).focus()
      await expect(tooltip(page)).toHaveText(term.meaning)
      await page.keyboard.press('Escape')
      await expect(tooltip(page)).toHaveCount(0)
      await expect(button(page, term)).toBeFocused()
      await expect(page.getByText(term.meaning)).toBeHidden()
    }
    await page.emulateMedia({ media: 'print' })
    for (const { meaning } of terms) await expect(page.getByText(meaning)).toBeVisible()
  })

  test('opens when the pointer has rested on it, stays while the pointer is on its tooltip, and the next opens at once', async ({
    page,
  }) => {
    // Installed first, so that the jump ahead also ends the time in which another tooltip opens without delay.
    await page.clock.install()
    await page.goto('/premium')
    await button(page, attended).focus()
    await expect(tooltip(page)).toBeVisible()
    await button(page, attended).blur()
    await page.clock.pauseAt(Date.now() + 60_000)
    await button(page, attended).hover()
    await page.clock.runFor(delays.openDelay - 1)
    await expect(tooltip(page)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(tooltip(page)).toHaveText(attended.meaning)
    await page.locator('[data-side]').hover()
    await page.clock.runFor(delays.openDelay)
    await expect(tooltip(page)).toHaveCount(1)
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(tooltip(page)).toHaveCount(0)
    await page.clock.runFor(delays.skipDelay - 1)
    await button(page, privateOnly).hover()
    await expect(tooltip(page)).toHaveText(privateOnly.meaning)
  })

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

    test('opens on a tap, and closes on the next or on a tap elsewhere', async ({ page }) => {
      await page.goto('/premium')
      await button(page, attended).tap()
      await expect(tooltip(page)).toHaveText(attended.meaning)
      await button(page, attended).tap()
      await expect(tooltip(page)).toHaveCount(0)
      await button(page, attended).tap()
      await expect(tooltip(page)).toHaveCount(1)
      await page.getByText('3-month partnership minimum').tap()
      await expect(tooltip(page)).toHaveCount(0)
    })
  })
})
