import { faq } from '@/content/faq'
import { answer, question } from './support/controls'
import { gotoInteractive } from './support/interactive'
import { PHONE } from './support/page-checks'
import { expectStateReadable } from './support/readable'
import { expect, test } from './support/test'

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

test('opens an answer that a link to text finds, as find in page does', async ({ page }) => {
  const last = questions.length - 1
  const words = questions[last]!.answer.split(' ').slice(0, 5).join(' ')
  await page.goto(`/#:~:text=${encodeURIComponent(words)}`)
  await expect(answer(page, last)).toBeInViewport()
  await expect(question(page, last)).toHaveAttribute('aria-expanded', 'true')
})
