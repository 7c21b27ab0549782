import { premium, premiumPage } from '@/content/premium'
import { glossary } from '@/content/price-terms'
import { testStatement } from '@/e2e/support/ledgers'
import { expect, test } from '@/e2e/support/test'

const path = '/premium'
/** Milliseconds, from section 9 of the specification. */
const OPEN_DELAY = 700
const SKIP_DELAY = 300

testStatement(path, premiumPage.title, premium)

test("the specification's figures stand on the page", async ({ page }) => {
  await page.goto(path)
  const main = page.getByRole('main')
  await expect(main.getByRole('table').locator('tbody').getByRole('row')).toHaveCount(9)
  for (const figure of ['£8,400/month', '£2,400/month', '£49', '£1,825', '£5,400/year', '£1,500–£3,000/month']) {
    await expect(main).toContainText(figure)
  }
})

test('draws the value and the investment on one scale', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
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
  for (const { term, meaning } of [glossary.attendedConsultation, glossary.privatePatientsOnly, glossary.launchSetup]) {
    test(`"${term}" opens on focus and is closed by Escape`, async ({ page }) => {
      await page.goto(path)
      await page.keyboard.press('Tab')
      const button = page.getByRole('button', { name: term })
      await expect(button).toHaveAccessibleDescription(meaning)
      await button.focus()
      await expect(page.getByRole('tooltip')).toHaveText(meaning)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('tooltip')).toHaveCount(0)
      await expect(button).toBeFocused()
    })
  }

  test('opens when the pointer has rested on it, stays while the pointer is on its tooltip, and then closes', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto(path)
    const button = page.getByRole('button', { name: glossary.attendedConsultation.term })
    await button.focus()
    await expect(page.getByRole('tooltip')).toBeVisible()
    await button.blur()
    await page.clock.pauseAt(Date.now() + 60_000)
    await button.hover()
    await page.clock.runFor(OPEN_DELAY - 1)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(page.getByRole('tooltip')).toHaveText(glossary.attendedConsultation.meaning)
    await page.locator('[data-side]').hover()
    await page.clock.runFor(OPEN_DELAY)
    await expect(page.getByRole('tooltip')).toHaveCount(1)
    await page.getByRole('heading', { level: 1 }).hover()
    await page.clock.runFor(SKIP_DELAY)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
  })

  test('shortly after another, opens without delay', async ({ page }) => {
    await page.goto(path)
    await page.clock.install()
    await page.getByRole('button', { name: glossary.attendedConsultation.term }).click()
    await expect(page.getByRole('tooltip')).toHaveText(glossary.attendedConsultation.meaning)
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.keyboard.press('Escape')
    await page.clock.runFor(SKIP_DELAY - 1)
    await page.getByRole('button', { name: glossary.privatePatientsOnly.term }).hover()
    await expect(page.getByRole('tooltip')).toHaveText(glossary.privatePatientsOnly.meaning)
  })

  test('brings its code only with the first gesture, and that gesture opens it', async ({ page }) => {
    const scripts: string[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url())
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const before = scripts.length
    await page.getByRole('button', { name: glossary.launchSetup.term }).click()
    await expect(page.getByRole('tooltip')).toHaveText(glossary.launchSetup.meaning)
    expect(scripts.length).toBeGreaterThan(before)
    await expect(page.locator('body style')).toHaveCount(0)
  })

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

    test('opens on a tap, and closes on the next or on a tap elsewhere', async ({ page }) => {
      await page.goto(path)
      const button = page.getByRole('button', { name: glossary.attendedConsultation.term })
      await button.tap()
      const tooltip = page.getByRole('tooltip')
      await expect(tooltip).toHaveText(glossary.attendedConsultation.meaning)
      await button.tap()
      await expect(tooltip).toHaveCount(0)
      await button.tap()
      await expect(tooltip).toHaveCount(1)
      await page.getByText('3-month partnership minimum').tap()
      await expect(tooltip).toHaveCount(0)
    })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('has its meaning in a note', async ({ page }) => {
      await page.goto(path)
      await expect(page.getByText(glossary.attendedConsultation.meaning)).toBeVisible()
      await expect(page.getByText(glossary.privatePatientsOnly.meaning)).toBeVisible()
      await expect(page.getByText(glossary.launchSetup.meaning)).toBeVisible()
    })
  })

  test('has its meaning on paper', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText(glossary.launchSetup.meaning)).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(glossary.launchSetup.meaning)).toBeVisible()
  })
})
