import { valueChart } from '@/content/essential'
import { closing, diary, problem } from '@/content/home'
import { chartRows } from '@/lib/chart-rows'
import { absoluteUrl } from '@/lib/seo/site-url'
import { region } from './support/controls'
import { unlock } from './support/gate'
import { visits } from './support/visit'
import { expect, test } from './support/test'

/** Pixels: A4 without its margins. */
const PAPER = { width: 680, height: 1002 }

test.use({ viewport: PAPER })
test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

test('every page but /book prints one line with the address of /book', async ({ page }) => {
  for (const { at, path } of visits) {
    await page.goto(at)
    const line = page.getByText(absoluteUrl('/book')).filter({ visible: true })
    // The header of /book is its own address.
    await expect(line, at).toHaveCount(1)
    const { height } = (await line.boundingBox())!
    const lineHeight = await line.evaluate((text) => parseFloat(getComputedStyle(text).lineHeight))
    expect(height, path).toBeLessThan(2 * lineHeight + 24)
  }
})

test('prints no text beyond the edge of the paper', async ({ page }) => {
  for (const { at, path } of visits) {
    await page.goto(at)
    const cut = await page.locator('main').evaluate((main) => {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (texts.nextNode()) {
        const text = texts.currentNode
        const range = document.createRange()
        range.selectNodeContents(text)
        // Texts for screen readers only are in a box of one pixel.
        const isShown = text.parentElement!.getBoundingClientRect().width > 1
        if (isShown && range.getBoundingClientRect().right > innerWidth) found.push(text.textContent!)
      }
      return found
    })
    expect(cut, path).toEqual([])
  }
})

test('prints no heading with a word that is broken', async ({ page }) => {
  for (const { at, path } of visits) {
    await page.goto(at)
    const broken = await page.getByRole('heading').evaluateAll((headings) =>
      headings.flatMap((heading) => {
        const found: string[] = []
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          for (const { index, 0: word } of texts.currentNode.textContent!.matchAll(/[^\s-]+/g)) {
            const range = document.createRange()
            range.setStart(texts.currentNode, index)
            range.setEnd(texts.currentNode, index + word.length)
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word)
          }
        }
        return found
      }),
    )
    expect(broken, path).toEqual([])
  }
})

test('prints what is struck out with lines that are not backgrounds', async ({ page }) => {
  await page.goto('/')
  for (const { pain } of problem.pains) {
    const isStruck = await page
      .locator('s', { hasText: pain })
      .evaluate((text) =>
        [text, ...text.querySelectorAll('*')].some(
          (part) => getComputedStyle(part).textDecorationLine === 'line-through',
        ),
      )
    expect(isStruck, pain).toBe(true)
  }
})

test('prints each time of the diary on one line, and no empty week', async ({ page }) => {
  await page.goto('/')
  for (const time of Object.keys(diary.week)) {
    const { width, height } = (await page
      .locator('[data-diary]')
      .getByText(time, { exact: true })
      .first()
      .boundingBox())!
    expect(width, time).toBeGreaterThan(height / 3)
    const lines = await page.locator('[data-diary] .week-time', { hasText: time }).evaluate((box) => {
      const range = document.createRange()
      range.selectNodeContents(box)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    })
    expect(lines, time).toBe(1)
  }
  await expect(region(page, closing.title).getByText(Object.keys(diary.week)[0]!, { exact: true })).toBeHidden()
})

test('prints one state of each appointment, and its treatment, also while the diary fills', async ({ page }) => {
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/')
  const arrivals = page.locator('[data-diary] [data-arrives]')
  // Firefox prints running animations as they are, although the styles for paper have none.
  await arrivals.evaluateAll((slots) => {
    for (const { effect } of slots.flatMap((slot) => slot.getAnimations({ subtree: true })))
      (effect as KeyframeEffect).target!.animate({ opacity: [0, 0] }, { duration: 1e6 })
  })
  await page.emulateMedia({ media: 'print' })
  const states = Object.values(diary.states)
  const treatments = Object.values(diary.week).flatMap((row) => row.flatMap((treatment) => treatment ?? []))
  const shown = await arrivals.evaluateAll((slots) =>
    slots.map((slot) => {
      const options = { opacityProperty: true, visibilityProperty: true }
      const parts = [...slot.querySelectorAll('i, b')].filter((part) => part.checkVisibility(options))
      return parts.map((part) => part.textContent!).join(' ')
    }),
  )
  expect(shown.length).toBeGreaterThan(0)
  for (const text of shown) {
    const contains = (word: string) => text.includes(word)
    expect(states.filter(contains), text).toHaveLength(1)
    expect(treatments.some(contains), text).toBe(true)
  }
})

test('prints the table of the chart without its legend', async ({ page }) => {
  await page.goto('/essential')
  await expect(page.getByRole('table', { name: valueChart.caption })).toBeVisible()
  for (const { label } of chartRows(valueChart.points).series)
    await expect(page.getByText(label, { exact: true }).filter({ visible: true })).toHaveCount(1)
})

/** Returns the titles of sections that end a page of paper, wherever on a page the text begins. */
function titlesAtPageEnds({ width, height }: typeof PAPER) {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  const main = document.querySelector('main')!
  const found = new Set<string>()
  const columnOf = (node: Node, part: 'first' | 'last') => {
    const range = document.createRange()
    range.selectNodeContents(node)
    // Texts for screen readers only are in a box of one pixel.
    const shown = [...range.getClientRects()].filter((box) => box.width > 1)
    const box = shown.at(part === 'first' ? 0 : -1)
    return box && Math.floor((box.left + 5) / width)
  }
  const columnOfNextText = (title: Element) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT, (text) =>
      title.contains(text) || !text.textContent!.trim() ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    )
    texts.currentNode = title
    while (texts.nextNode()) {
      const column = columnOf(texts.currentNode, 'first')
      if (column !== undefined) return column
    }
  }
  for (let start = 0; start < height; start += 90) {
    // Columns of the size of a page break where pages do.
    sheet.replaceSync(
      `body { display: block; width: ${width}px; height: ${height}px; columns: auto 1; column-gap: 0; column-fill: auto }
       main { padding-top: ${start}px }`,
    )
    for (const title of main.querySelectorAll('h2')) {
      const column = columnOf(title, 'last')
      const next = columnOfNextText(title)
      if (column !== undefined && next !== undefined && next !== column) found.add(title.textContent)
    }
  }
  return [...found]
}

test('prints each title of a section on the page on which its text begins', async ({ page }) => {
  for (const { at, path } of visits) {
    // Paper shows no password field, and the animation of the envelope would move the titles.
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
    await (at === '/pricing' ? unlock(page) : page.goto(at))
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate(titlesAtPageEnds, PAPER), path).toEqual([])
  }
})
