import { faq } from '@/content/faq'
import { hero } from '@/content/home'
import { siteLayout } from '@/content/site-layout'
import { answer, question } from './support/controls'
import { gotoInteractive } from './support/interactive'
import { expectStateReadable } from './support/readable'
import { expect, test } from './support/test'
import { PHONE } from './support/visual-checks'

const questions = faq.items

test('opens one answer at a time, keeps its question in view, and closes it', { tag: '@core' }, async ({ page }) => {
  await page.setViewportSize(PHONE)
  await gotoInteractive(page, '/')
  const expectOpen = async (...open: readonly number[]) => {
    for (const index of questions.keys()) {
      await expect(answer(page, index)).toBeVisible({ visible: open.includes(index) })
      await expect(question(page, index)).toHaveAttribute('aria-expanded', String(open.includes(index)))
    }
  }
  await question(page, 0).click()
  await expectOpen(0)
  await expectStateReadable(page, 'an open answer of /')
  await question(page, 1).evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - 120))
  await question(page, 1).click()
  await expectOpen(1)
  await expect(question(page, 1)).toBeInViewport({ ratio: 1 })
  await question(page, 1).press('Enter')
  await expectOpen()
})

test('opens an answer that find in page or a link to text finds', async ({ page }) => {
  const last = questions.length - 1
  const words = questions[last]!.answer.split(' ').slice(0, 5).join(' ')
  await page.goto(`/#:~:text=${encodeURIComponent(words)}`)
  await expect(answer(page, last)).toBeInViewport()
  await expect(question(page, last)).toHaveAttribute('aria-expanded', 'true')
  await question(page, 0).click()
  await expect(answer(page, last)).toBeHidden()
  // What browsers dispatch on an answer that find in page has found.
  await answer(page, last).evaluate((text) => {
    text.closest('[hidden=until-found]')!.dispatchEvent(new Event('beforematch', { bubbles: true }))
  })
  await expect(answer(page, last)).toBeVisible()
  await expect(answer(page, 0)).toBeHidden()
})

/** The windows of the first screen, in pixels. */
const WINDOWS = [
  ...[
    [1440, 778],
    [1920, 940],
    [1366, 650],
    [1280, 640],
    [820, 1080],
  ],
  ...[
    [768, 900],
    [390, 844],
    [390, 664],
    [360, 640],
    [844, 390],
  ],
] as const

test('shows what the agency does in the first screen of each window, above the floating button', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/')
  for (const [width = 0, height = 0] of WINDOWS) {
    await page.setViewportSize({ width, height })
    const { size, lead, tagline, strip, rows } = await page.locator('.hero').evaluate((first) => {
      const boxOf = (element: Element | null) => element!.getBoundingClientRect()
      const text = first.querySelector('.hero-lead')!
      return {
        size: parseFloat(getComputedStyle(text).fontSize),
        lead: boxOf(text),
        tagline: boxOf(first.querySelector('.hero-tagline')),
        strip: boxOf(document.querySelector('.strip')),
        rows: new Set([...first.querySelectorAll('.hero-services > li')].map((service) => boxOf(service).top)).size,
      }
    })
    const window = `in a window of ${width} × ${height}`
    expect.soft(size, `the size of “${hero.lead}” ${window}`).toBeGreaterThanOrEqual(20)
    expect.soft(lead.top, `“${hero.lead}” is below “${hero.tagline}” ${window}`).toBeGreaterThan(tagline.bottom - 1)
    expect.soft(lead.bottom, `“${hero.lead}” is above the floating button ${window}`).toBeLessThanOrEqual(strip.top)
    if (width >= 768) expect.soft(rows, `rows of the services ${window}`).toBe(1)
  }
})

test('shows that a button is pressed', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  for (const name of [hero.action.label, siteLayout.topBarAction.label]) {
    const button = page.getByRole('link', { name, exact: true }).first()
    const drawing = () => button.evaluate((element) => getComputedStyle(element).backgroundSize)
    await button.hover()
    const before = await drawing()
    await page.mouse.down()
    await expect.poll(drawing, `the strokes of “${name}” while it is pressed`).not.toBe(before)
    await page.mouse.move(0, 400)
    await page.mouse.up()
  }
})
