import { gate } from '@/content/gate'
import { hero } from '@/content/home'
import { absoluteUrl } from '@/lib/seo/site-url'
import { gotoInteractive } from './support/interactive'
import { editDocuments } from './support/requests'
import { expect, test } from './support/test'

// One page that is hydrated on demand, and one that is hydrated at once.
for (const path of ['/essential', '/book'] as const) {
  test(`${path} paints without a script and a stylesheet, and loads each script once`, async ({ page, allow }) => {
    allow(/\.css/)
    await page.route(/\.css$/, (route) => route.abort())
    // Hovering loads the scripts, but not before the first paint.
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        document.querySelector('button')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
      ),
    )
    await gotoInteractive(page, path)
    // The inlined styles hide the address, which is for print only.
    await expect(page.getByText(absoluteUrl(path), { exact: true }).filter({ visible: false })).toHaveCount(1)
    const early = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      return scripts.filter(({ startTime }) => startTime < paint!.startTime).map(({ name }) => name)
    })
    expect(early).toEqual([])
    const sources = await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean))
    expect(sources).toEqual([...new Set(sources)])
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, text] of [
    ['/', hero.note],
    ['/pricing', gate.text],
  ] as const)
    test(`${path} shows its first screen once the browser has read all of it, so that nothing moves`, async ({
      page,
    }) => {
      const headline = page.getByRole('heading', { level: 1, includeHidden: true })
      await page.goto(path)
      await expect(headline, `the headline of ${path}`).toBeVisible()
      await editDocuments(page, (html) => html.slice(0, html.indexOf(text)))
      await page.goto(path)
      await expect(headline, `the headline of ${path} without what is from “${text}” on`).toBeHidden()
    })
})
