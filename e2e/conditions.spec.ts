import { conditions, defaultViewports, recordShifts } from './support/conditions'
import { visits } from './support/visit'
import { test } from './support/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 60_000 })

for (const [name, condition] of Object.entries(conditions)) {
  const { paths, viewports = defaultViewports, before, after, allow: allowed, expects } = condition
  test.describe(`when ${name}`, () => {
    for (const visit of visits.filter(({ path }) => paths?.includes(path) ?? true)) {
      test(`${visit.at} ${expects.map(({ title }) => title).join(' and ')}`, async ({ page, allow }) => {
        if (allowed) allow(allowed)
        await recordShifts(page)
        await before?.(page)
        for (const viewport of viewports) {
          await test.step(`${viewport.width} × ${viewport.height}`, async () => {
            await page.setViewportSize(viewport)
            await page.goto(visit.at, { waitUntil: 'domcontentloaded' })
            await after?.(page)
            for (const { check } of expects) await check(page, visit)
          })
        }
      })
    }
  })
}
