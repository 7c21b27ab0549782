import { faq } from '@/content/faq'
import type { Question } from '@/content/link-types'
import { finishAnimations } from './support/animations'
import { answer, question } from './support/controls'
import { gotoHydrated } from './support/visit'
import { expect, test } from './support/test'

test('links an answer to the page that it is about', async ({ page }) => {
  await page.goto('/')
  const items: readonly Question[] = faq.items
  for (const [index, { link }] of items.entries()) {
    if (!link) continue
    await question(page, index).click()
    // While the answer opens, the link moves: a press and its release could be on different elements.
    await expect(answer(page, index)).toBeVisible()
    await finishAnimations(page)
    await answer(page, index).getByRole('link', { name: link.label, exact: true }).click()
    await expect(page).toHaveURL(link.href)
    await page.goBack()
  }
})

test('opens one answer at a time, closes it, and prints all', { tag: '@core' }, async ({ page }) => {
  await page.goto('/')
  for (const index of faq.items.keys()) {
    await question(page, index).click()
    for (const other of faq.items.keys()) await expect(answer(page, other)).toBeVisible({ visible: other === index })
  }
  const last = faq.items.length - 1
  await question(page, last).press('Enter')
  await expect(answer(page, last)).toBeHidden()
  await expect(question(page, last)).toHaveAttribute('aria-expanded', 'false')
  await page.emulateMedia({ media: 'print' })
  for (const index of faq.items.keys()) await expect(answer(page, index)).toBeVisible()
})

test('keeps a question in its position when the answer above it closes', { tag: '@core' }, async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.setViewportSize({ width: 390, height: 844 })
    await gotoHydrated(page, '/')
    await question(page, 0).click()
    await expect(answer(page, 0)).toBeVisible()
    await finishAnimations(page)
    await question(page, 1).evaluate((button) => scrollBy({ top: button.getBoundingClientRect().top - 120 }))
    const top = async () => (await question(page, 1).boundingBox())!.y
    const before = await top()
    await question(page, 1).click()
    await expect(answer(page, 1)).toBeVisible()
    await expect(answer(page, 0)).toBeHidden()
    await finishAnimations(page)
    expect(Math.abs((await top()) - before)).toBeLessThan(2)
  }
})

test('opens an answer that find in page or a link to text finds, before and after hydration', async ({ page }) => {
  const lastAnswer = faq.items.at(-1)!.answer
  const last = faq.items.length - 1
  const words = lastAnswer
    .replaceAll(/\{.*?\}/g, '')
    .split(' ')
    .slice(0, 5)
    .join(' ')
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
  await expect(question(page, last)).toHaveAttribute('aria-expanded', 'true')
})
