import type { Page } from 'playwright/test'
import { faq } from '@/content/faq'
import type { Question } from '@/content/types'
import { closing, coordinators, homeProof } from '@/content/home'
import { findStudy, headlineText } from '@/lib/case-study'
import { visitAndBook } from './support/calendar'
import { answer, question, region } from './support/controls'
import { expectTextsInOrder } from './support/texts'
import { blockStorage } from './support/conditions'
import { gotoInteractive } from './support/interactive'
import { expectPage } from './support/pages'
import { SCRIPTS } from './support/requests'
import { expect, test } from './support/test'

const questions: readonly Question[] = faq.items
const closingWeek = (page: Page) => region(page, closing.title)
const bookedSentence = (page: Page) => closingWeek(page).getByText(closing.booked, { exact: true })

test('opens one answer at a time, and closes it', { tag: '@core' }, async ({ page }) => {
  await page.goto('/')
  for (const index of questions.keys()) {
    await question(page, index).click()
    for (const other of questions.keys()) {
      const message = `on /, the answer to “${questions[other]!.question}” after a click on “${questions[index]!.question}”`
      await expect(answer(page, other), message).toBeVisible({ visible: other === index })
      await expect(question(page, other), message).toHaveAttribute('aria-expanded', String(other === index))
    }
  }
  const last = questions.length - 1
  await question(page, last).press('Enter')
  await expect(answer(page, last)).toBeHidden()
  await expect(question(page, last)).toHaveAttribute('aria-expanded', 'false')
})

test('keeps a question in view when the answer above it closes', { tag: '@core' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await gotoInteractive(page, '/')
  await question(page, 0).click()
  await expect(answer(page, 0)).toBeVisible()
  await question(page, 1).evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - 120))
  await question(page, 1).click()
  await expect(answer(page, 0)).toBeHidden()
  await expect(question(page, 1)).toBeInViewport({ ratio: 1 })
})

test('links an answer to the page that it is about', async ({ page }) => {
  await page.goto('/')
  for (const [index, { link }] of questions.entries()) {
    if (!link) continue
    await question(page, index).click()
    await expect(answer(page, index).getByRole('link', { name: link.label })).toHaveAttribute('href', link.href)
  }
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

test('shows the figures of its case study with a link to all of them, or nothing', async ({ page }) => {
  const study = findStudy(homeProof?.study)
  await page.goto('/')
  const place = region(page, coordinators.title)
  const links = place.getByRole('link', { name: homeProof?.action.label ?? 'See', exact: true })
  await expect(links).toHaveCount(study ? 1 : 0)
  if (!study) return
  await expect(links).toHaveAttribute('href', homeProof!.action.href)
  await expectTextsInOrder(place, [headlineText(study), study.client])
})

test('says for the rest of the session that a call is booked, also without its scripts, next to its button', async ({
  page,
  context,
  allow,
}) => {
  allow(/Failed to load resource/)
  await page.goto('/')
  await expect(bookedSentence(page)).toBeHidden()
  await visitAndBook(page)
  await page.route(SCRIPTS, (route) => route.abort())
  await page.goto('/')
  await expect(bookedSentence(page)).toBeVisible()
  await expect(closingWeek(page).getByRole('link', { name: closing.action.label })).toHaveAttribute('href', '/book')
  const other = await context.newPage()
  await other.goto('/')
  await expect(bookedSentence(other)).toBeHidden()
})

test('keeps the booking buttons when storage is blocked', async ({ page }) => {
  await blockStorage(page)
  await visitAndBook(page)
  await page.goto('/')
  await expect(bookedSentence(page)).toBeHidden()
  await closingWeek(page).getByRole('link', { name: closing.action.label }).click()
  await expectPage(page, '/book')
})
