import type { Page } from 'playwright/test'
import { CAP_HEIGHT, measure } from '@/lib/type/measure'
import { VOICE_WEIGHT } from '@/lib/type/voice'
import { gotoInteractive, visits } from './support/visit'
import { expect, test } from './support/test'

const WIDTHS = [320, 360, 768, 1440, 2560]

/** Measures the ink of every visible fitted line, and returns their number and what is wrong with them. */
const fittedLines = (page: Page) =>
  page.evaluate(async (capHeight) => {
    await document.fonts.ready
    const canvas = document.createElement('canvas').getContext('2d')!
    canvas.textRendering = 'geometricPrecision'
    /** Fonts have the optical size of the page in the canvas, which has no font-variation-settings, from 100 px. */
    const SAMPLE = 200
    /** The ink of a text, whose words may have different weights than the rest of its line. */
    const inkOf = (node: Node) => {
      const { fontFamily, fontSize, fontWeight, letterSpacing } = getComputedStyle(node.parentElement!)
      const size = parseFloat(fontSize)
      canvas.font = `${fontWeight} ${SAMPLE}px ${fontFamily}`
      canvas.letterSpacing = `${((parseFloat(letterSpacing) || 0) / size) * SAMPLE}px`
      const sample = canvas.measureText(node.textContent!.trim())
      const range = document.createRange()
      range.selectNodeContents(node)
      const origin = range.getBoundingClientRect().left
      const scale = size / SAMPLE
      return {
        left: origin - sample.actualBoundingBoxLeft * scale,
        right: origin + sample.actualBoundingBoxRight * scale,
      }
    }
    const inkOfLine = (line: Element) => {
      const style = getComputedStyle(line)
      const size = parseFloat(style.fontSize)
      const height =
        line.getBoundingClientRect().height - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom)
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) if (walker.currentNode.textContent!.trim()) texts.push(walker.currentNode)
      return {
        text: line.textContent.trim().replace(/\s+/g, ' '),
        size,
        lines: height / (size * capHeight),
        left: inkOf(texts[0]!).left,
        right: inkOf(texts.at(-1)!).right,
      }
    }
    const problems: string[] = []
    let count = 0
    for (const fitted of document.querySelectorAll('.fitted')) {
      if (!fitted.checkVisibility({ visibilityProperty: true })) continue
      const blocks = [...fitted.querySelectorAll(':scope > span, :scope > span > span')]
      const lines = blocks
        .filter((line) => getComputedStyle(line).display === 'block')
        .filter((line) => ![...line.children].some((part) => getComputedStyle(part).display === 'block'))
        // The letters of a growing title are scaled one by one.
        .filter((line) => [...line.querySelectorAll('*')].every((part) => getComputedStyle(part).scale === 'none'))
        .map(inkOfLine)
      count += lines.length
      const box = fitted.getBoundingClientRect()
      const tolerance = box.width / 100
      for (const line of lines) {
        const report = (problem: string) => problems.push(`${line.text}: ${problem}`)
        // Lines of one size are as large as the widest one allows.
        const widest = Math.max(...lines.filter(({ size }) => size === line.size).map((other) => other.right))
        if (Math.abs(line.left - box.left) > tolerance) report(`begins at ${line.left}, not ${box.left}`)
        if (line.lines > 1.5) report(`wraps onto ${Math.round(line.lines)} lines`)
        if (Math.abs(widest - box.right) > tolerance) report(`ends at ${widest}, not ${box.right}`)
      }
    }
    return { count, problems }
  }, CAP_HEIGHT)

for (const { path, at } of visits) {
  test(`fitted lines of ${at} fill their measure at every width`, async ({ page }) => {
    test.setTimeout(60_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await gotoInteractive(page, at)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      const { count, problems } = await fittedLines(page)
      if (path !== '*') expect(count, `${width} px: number of lines`).toBeGreaterThan(0)
      expect(problems, `${width} px`).toEqual([])
    }
  })
}

test('the browser kerns figures as they are measured at build', { tag: '@core' }, async ({ page }) => {
  const figures = [...'0123456789']
  const pairs = ['£', ...figures].flatMap((first) => [...figures, ',', '.', ':'].map((second) => first + second))
  await page.goto('/')
  const widths = await page.evaluate(
    async ({ texts, weight }) => {
      await document.fonts.ready
      const SIZE = 500
      const sample = document.body.appendChild(document.createElement('span'))
      sample.style.cssText = `position: absolute; white-space: pre; letter-spacing: 0; font: ${weight} ${SIZE}px var(--font-voice); font-variation-settings: 'opsz' 100`
      return texts.map((text) => {
        sample.textContent = text
        return sample.getBoundingClientRect().width / SIZE
      })
    },
    { texts: pairs, weight: VOICE_WEIGHT },
  )
  for (const [index, pair] of pairs.entries())
    expect(widths[index], pair).toBeCloseTo(measure(pair, { tracking: 0 }).advance, 2)
})
