import { notFoundPage } from '@/content/errors'
import { pauseAnimationsAt } from './support/animations'
import { mainHeading } from './support/controls'
import { differenceOf, takePicture } from './support/picture'
import { expectPage, watchLayoutShifts } from './support/visit'
import { expect, test } from './support/test'

const { code, hours } = notFoundPage

test('shows the not-found page for an unknown path, logs it and links to the home page', async ({ page }) => {
  const logged = page.waitForEvent('console', { predicate: (message) => message.type() === 'warning' })
  await page.goto('/no/such-page?from=here')
  expect((await logged).text()).toBe(`${notFoundPage.logged} /no/such-page`)
  const main = page.getByRole('main')
  await expect(main.getByText(notFoundPage.code, { exact: true })).toBeVisible()
  await expect(mainHeading(page)).toHaveText(notFoundPage.title)
  await main.getByRole('link', { name: notFoundPage.link.label, exact: true }).click()
  await expectPage(page, '/')
})

test('the status code is one text, which begins as the time of the open slot, whose colon ticks and goes', async ({
  page,
}) => {
  await page.goto('/no-such-page')
  await page.evaluate(() => document.fonts.ready)
  const main = page.getByRole('main')
  const figure = main.getByText(code, { exact: true })
  const readShift = await watchLayoutShifts(page)
  const tree = await main.ariaSnapshot()
  expect(tree).toContain(`: "${code}"`)
  expect(tree).not.toContain(hours[1])
  expect(await main.innerText()).toContain(`${code}\n`)

  const box = (await figure.boundingBox())!
  const pictureAt = async (time: number) => {
    await pauseAnimationsAt(main, time)
    return takePicture(page)
  }
  // Milliseconds within the first tick.
  const withColon = await pictureAt(100)
  const withoutColon = await pictureAt(800)
  const end = await pictureAt(5000)
  expect(differenceOf(withColon, withoutColon, box)).toBeGreaterThan(0.001)
  expect(differenceOf(withoutColon, end, box)).toBeGreaterThan(0.01)
  expect(await readShift()).toBe(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Moving text is smoothed in another way.
  expect(differenceOf(await takePicture(page), end, box)).toBeLessThan(0.03)
  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' })
  await expect(figure).toBeVisible()
  await expect(figure).toHaveCSS('opacity', '1')
})
