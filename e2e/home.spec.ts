import { difference } from '@/content/difference'
import { faq } from '@/content/faq'
import { closing, coordinators, diary, engine, founderLetter, hero, problem, promises, videos } from '@/content/home'
import { findStudy, headlineText, homeProof } from '@/lib/case-study'
import { floatingButton, mainLinks, region } from './support/controls'
import { expectTextsInOrder } from './support/layout'
import { boxesOf, readColours, takePicture } from './support/picture'
import { expect, test } from './support/test'

/** Pixels. */
const FRAME = 3
const sections = [hero, problem, engine, coordinators, videos, founderLetter, difference, promises, faq, closing]

test('shows its sections in order, and each call to action leads to /book', async ({ page }) => {
  await page.goto('/')
  const regions = page.getByRole('main').getByRole('region')
  await expect(regions).toHaveCount(sections.length)
  for (const [index, { title }] of sections.entries()) await expect(regions.nth(index)).toHaveAccessibleName(title)
  const callers = [hero, coordinators, founderLetter, closing]
  for (const { title, action } of callers) {
    const link = region(page, title).getByRole('link', { name: action.label, exact: true })
    await expect(link).toHaveAttribute('href', '/book')
  }
  await expect(mainLinks(page).and(page.locator('[href="/book"]'))).toHaveText(
    callers.map(({ action }) => action.label),
  )
})

test('shows the figures of the case study that it names, and links to all, or none', async ({ page }) => {
  const study = findStudy(homeProof?.study)
  await page.goto('/')
  const links = region(page, coordinators.title).getByRole('link', {
    name: homeProof?.action.label ?? 'See',
    exact: true,
  })
  await expect(links).toHaveCount(study ? 1 : 0)
  if (!study) return
  await expect(links).toHaveAttribute('href', homeProof!.action.href)
  await expectTextsInOrder(region(page, coordinators.title), [headlineText(study), study.client])
})

for (const viewport of [
  { width: 1440, height: 2000 },
  { width: 360, height: 1600 },
])
  test(`fills the closing week with the scroll, but for its open slot, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/')
    const week = region(page, closing.title)
    const [booked, red] = await readColours(week, ['var(--booked)', 'var(--red)'])
    const look = async () => {
      const { y: foot } = (await floatingButton(page).boundingBox())!
      const slots = (await boxesOf(week.locator('.full-slot'))).filter((box) => box.y + box.height <= foot + 1)
      const open = (await week.getByRole('link', { name: closing.action.label }).boundingBox())!
      const edge = { ...open, y: open.y + open.height - FRAME, height: FRAME }
      const picture = await takePicture(page)
      const white = slots.filter((slot) => picture.shareOf(booked, slot) > 0.9).length
      return {
        white,
        empty: slots.length - white,
        openIsWhite: picture.shareOf(booked, open) > 0.1,
        hasFrame: picture.shareOf(red, edge) > 0.9,
      }
    }
    // The first row is above the strip.
    const { y: foot } = (await floatingButton(page).boundingBox())!
    await week
      .locator('.full-slot')
      .first()
      .evaluate(
        (slot, position) => scrollBy({ top: slot.getBoundingClientRect().bottom - position, behavior: 'instant' }),
        foot,
      )
    await expect.poll(look).toEqual({ white: 0, empty: diary.days.length, openIsWhite: false, hasFrame: false })
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    const otherSlots = Object.keys(diary.week).length * diary.days.length - 1
    await expect.poll(look).toEqual({ white: otherSlots, empty: 0, openIsWhite: false, hasFrame: true })
    await expect(week.getByRole('link')).toHaveAttribute('href', '/book')
  })
