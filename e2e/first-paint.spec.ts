import { pageRoutes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/seo/site-url'
import { gotoInteractive } from './support/interactive'
import { expect, test } from './support/test'

for (const { path } of pageRoutes) {
  test(`${path} paints without a script and a stylesheet, and loads each script once`, async ({ page, allow }) => {
    allow(/\.css/)
    await page.route(/\.css$/, (route) => route.abort())
    // A pointer over the page, an intent that loads the scripts, must not load them before the first paint.
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        document.querySelector('button')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
      ),
    )
    await gotoInteractive(page, path)
    // Its styles are in the page: they hide the address that is for paper only.
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
