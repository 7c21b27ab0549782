import { scale } from '@/content/scale'
import { findStudy } from '@/lib/case-study'
import { interpolate } from '@/lib/interpolate'
import { mainHeading, mainLinks, region } from './support/controls'
import { expectTextsInOrder, textsOf } from './support/layout'
import { caseStudyTexts } from './support/packages'
import { expect, test } from './support/test'

const { framework, proof, channels, closing } = scale

test('the growing title is one name and one text', { tag: '@core' }, async ({ page }) => {
  await page.goto('/scale')
  await expect(mainHeading(page)).toHaveAccessibleName(scale.title)
  await expect(mainHeading(page)).toHaveText(scale.title)
  const isFound = await page.evaluate(
    (title) => (window as unknown as { find(text: string): boolean }).find(title),
    scale.title,
  )
  expect(isFound, 'find in page').toBe(true)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(scale.title, { exact: true })).toBeVisible()
})

test('shows its phase, the case study and its steps, and leads to /book at its end', async ({ page }) => {
  // So low that the closing is scrolled to the top bar.
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto('/scale')
  const study = findStudy(proof.study)
  const { title, duration, details } = framework.phase
  const texts = [scale.title, scale.lead, title, duration, ...details, ...(study ? caseStudyTexts(study) : [])]
  await expectTextsInOrder(page.getByRole('main'), [...texts, ...textsOf(channels.steps)])
  await expect(page.getByText(proof.eyebrow, { exact: true })).toHaveCount(study ? 1 : 0)
  const { surgeries = 0 } = study ?? {}
  const rooms = page.getByRole('img', { name: interpolate(proof.rooms, { surgeries }), exact: true })
  if (surgeries > 0) await expect(rooms).toHaveText(new RegExp(`${surgeries}\\s*$`))
  await expect(mainLinks(page).last()).toHaveText(closing.action.label)
  await expect(mainLinks(page).last()).toHaveAttribute('href', '/book')
  await mainLinks(page).first().click()
  await expect(region(page, closing.title)).toBeInViewport()
  const bar = (await page.getByRole('banner').boundingBox())!
  const heading = region(page, closing.title).getByRole('heading')
  await expect.poll(async () => (await heading.boundingBox())!.y).toBeGreaterThanOrEqual(bar.y + bar.height)
})
