import type { Page } from 'playwright/test'
import { valueChart } from '@/content/essential'
import { faq } from '@/content/faq'
import { absoluteUrl } from '@/lib/seo/site-url'
import { answer, floatingButton } from './support/controls'
import { unlock } from './support/gate'
import { visits } from './support/pages'
import { expect, test } from './support/test'

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

test('every page prints without bars and controls, and with one line that contains the URL of /book', async ({
  page,
}) => {
  for (const { at } of visits) {
    await page.goto(at)
    const on = `printed ${at}`
    const address = page.getByText(absoluteUrl('/book')).filter({ visible: true })
    await expect(address, `the address of /book on ${on}`).toHaveCount(1)
    await expect(page.getByRole('banner'), `the bar on ${on}`).toBeHidden()
    await expect(floatingButton(page), `the floating button on ${on}`).toHaveCount(0)
    await expect(page.getByRole('radio'), `the theme switch on ${on}`).toHaveCount(0)
  }
})

test('prints every answer, and the table of the chart', async ({ page }) => {
  await page.goto('/')
  for (const [index, { question }] of faq.items.entries())
    await expect(answer(page, index), `the answer to “${question}” on printed /`).toBeVisible()
  await page.goto('/essential')
  const table = page.getByRole('table', { name: valueChart.caption })
  await expect(table, 'the table of the chart on printed /essential').toBeVisible()
})

/** Widths in CSS pixels of what is printed on a sheet, between the margins of public/print.css. */
const SHEETS = { A4: ((210 - 30) / 25.4) * 96, Letter: ((216 - 30) / 25.4) * 96 }

/** Returns the texts that leave the sheet, or a container that cuts them, each with its element. */
const textsBeyondSheet = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { parentElement: parent } = walker.currentNode
      const text = walker.currentNode.textContent!.trim()
      if (!text || !parent?.checkVisibility() || parent.closest('svg, .sr-only')) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const { left, right, width } = range.getBoundingClientRect()
      if (width === 0) continue
      // A large letter has side bearings.
      const tolerance = parseFloat(getComputedStyle(parent).fontSize) * 0.1
      let box: Element | null = parent
      while (box && getComputedStyle(box).overflowX === 'visible') box = box.parentElement
      const edges = box?.getBoundingClientRect() ?? { left: 0, right: innerWidth }
      const isCut = left < Math.max(0, edges.left) - tolerance || right > Math.min(innerWidth, edges.right) + tolerance
      if (isCut) found.push(`${parent.tagName.toLowerCase()} “${text.slice(0, 60)}”`)
    }
    return found
  })

async function expectTextsOnSheet(page: Page, at: string) {
  for (const [name, width] of Object.entries(SHEETS)) {
    await page.setViewportSize({ width: Math.floor(width), height: 1000 })
    await expect.poll(() => textsBeyondSheet(page), `texts beyond the ${name} sheet of printed ${at}`).toEqual([])
  }
}

for (const { at } of visits) {
  test(`no text of ${at} leaves the sheet`, async ({ page }) => {
    await page.goto(at)
    await expectTextsOnSheet(page, at)
  })
}

test('no text of unlocked /pricing leaves the sheet', async ({ page }) => {
  // The prompt is not printed.
  await page.emulateMedia({ media: 'screen' })
  await unlock(page)
  await page.emulateMedia({ media: 'print' })
  await expectTextsOnSheet(page, 'unlocked /pricing')
})
