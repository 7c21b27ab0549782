import { readdirSync, readFileSync } from 'node:fs'
import { valueChart } from '@/content/essential'
import { faq } from '@/content/faq'
import { absoluteUrl } from '@/lib/seo/site-url'
import { answer, floatingButton } from './support/controls'
import { visits } from './support/pages'
import { expect, test } from './support/test'

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

test('every page prints without bars and controls, and with one line that has the address of /book', async ({
  page,
}) => {
  for (const { at } of visits) {
    await page.goto(at)
    await expect(page.getByText(absoluteUrl('/book')).filter({ visible: true }), at).toHaveCount(1)
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(floatingButton(page)).toHaveCount(0)
    await expect(page.getByRole('radio')).toHaveCount(0)
  }
})

test('prints every answer, and the table of the chart', async ({ page }) => {
  await page.goto('/')
  for (const index of faq.items.keys()) await expect(answer(page, index)).toBeVisible()
  await page.goto('/essential')
  await expect(page.getByRole('table', { name: valueChart.caption })).toBeVisible()
})

/** The class attributes of the exported pages, and the class names in the scripts that render the rest. */
const CLASS_NAMES = /\sclass="([^"]*)"|className\\*["']?:\s*\\*["'`]([^"'`\\]*)/g

test('public/print.css has no rule for a class that is no longer in the export', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) => /\.(html|js)$/.test(name))
  const sources = files.map((name) => readFileSync(`out/${name}`, 'utf8'))
  const classes = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(CLASS_NAMES)].flatMap(([, html, script]) => (html ?? script)!.split(/\s+/)),
    ),
  )
  const stylesheet = readFileSync('public/print.css', 'utf8').replace(/\/\*.*?\*\//gs, '')
  const selectors = [...stylesheet.matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/g)].map(([, name = '']) => name)
  expect(selectors.length).toBeGreaterThan(0)
  const missing = selectors.filter((name) => !classes.has(name))
  expect(missing, 'classes of public/print.css that no page and no script has').toEqual([])
})
