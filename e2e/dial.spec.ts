import { growthEngine } from '@/content/home'
import { region } from './support/controls'
import { makeInteractive } from './support/interactive'
import { expect, test } from './support/test'

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
})

test('completes the dial while it comes into view', async ({ page }) => {
  const section = region(page, growthEngine.title)
  const face = section.locator('.dial-face')
  await section.scrollIntoViewIfNeeded()
  await face.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await expect(face).toHaveCSS('fill-opacity', '1')
  await face.evaluate((element) => {
    scrollTo({ top: scrollY + element.getBoundingClientRect().top - innerHeight + 100, behavior: 'instant' })
  })
  await expect(face).not.toHaveCSS('fill-opacity', '1')
})

test('keeps the height of the page when the link next to the dial is focused', async ({ page }) => {
  await makeInteractive(page)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await page.getByRole('link', { name: growthEngine.action.label }).focus()
  expect(await height()).toBe(before)
})
