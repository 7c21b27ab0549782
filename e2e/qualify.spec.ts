import { priceLabels } from '@/content/price-labels'
import { qualify } from '@/content/qualify'
import { mainLinks, region } from './support/controls'
import { expectTextsInOrder, overlappingTexts } from './support/layout'
import { boxesOf, contrastRatio, readColours, takePicture } from './support/picture'
import { addStyles } from './support/visit'
import { expect, test } from './support/test'

test('lists which clinics are suited and what is asked of them, without a form, and links to /book at its end', async ({
  page,
}) => {
  await page.goto('/qualify')
  for (const { title, items } of [qualify.suited, qualify.unsuited])
    await expect(region(page, title).getByRole('listitem')).toHaveText([...items])
  const { title, minimum, adSpend, privatePatients, reports } = qualify.commitments
  const commitments = [minimum.text, adSpend.title, privatePatients.title, reports.title, reports.text]
  await expectTextsInOrder(region(page, title), [...commitments, priceLabels.vat])
  await expect(page.locator('form, main :is(input, select, textarea)')).toHaveCount(0)
  await expect(mainLinks(page).last()).toHaveText(qualify.closing.action.label)
  await expect(mainLinks(page).last()).toHaveAttribute('href', '/book')
})

test('no text lies over another at any width and text size, with a longer label of the fee', async ({ page }) => {
  const { unit } = qualify.commitments.privatePatients
  for (const label of [unit, `${unit} today`, `${unit} and for each course of treatment that follows`]) {
    await page.goto('/qualify')
    await page.getByText(unit, { exact: true }).evaluate((element, text) => {
      element.textContent = text
    }, label)
    for (const textSize of [16, 24, 32]) {
      await addStyles(page, `html { font-size: ${textSize}px !important }`)
      for (const [width, height] of [
        [320, 640],
        [360, 740],
        [844, 390],
        [900, 700],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height })
        // The text scale is measured again in the frame after a change.
        await expect.poll(() => overlappingTexts(page), `${label}, ${textSize} px at ${width} px`).toEqual([])
      }
    }
  }
})

test('leads each line of the list of unsuited clinics with a stroke, and strikes none out', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/qualify')
    const list = region(page, qualify.unsuited.title).getByRole('list')
    await list.scrollIntoViewIfNeeded()
    const lines = list.getByRole('listitem')
    await expect(lines.locator('s, del')).toHaveCount(0)
    const [ground] = await readColours(list, ['var(--gum)'])
    const boxes = await boxesOf(lines)
    const picture = await takePicture(page)
    for (const { x, y, height } of boxes)
      expect(contrastRatio(picture.colourAt(x + 1, y + height / 2), ground), colorScheme).toBeGreaterThanOrEqual(3)
  }
})
