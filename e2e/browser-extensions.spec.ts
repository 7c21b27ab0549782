import { gate } from '@/content/gate'
import { THEME_KEY } from '@/lib/theme'
import { mainHeading } from './support/controls'
import { password, pricing, submitPassword, wrongPasswordAlert } from './support/gate'
import { gotoHydrated } from './support/visit'
import { expect, test } from './support/test'

const HYDRATION_MISMATCH = /Minified React error #(418|423|425)|Hydration/

test('keeps theme and layout when an extension edits the page before hydration', async ({ page, allow }) => {
  allow(HYDRATION_MISMATCH)
  const mainHeight = () => page.getByRole('main').evaluate((main) => Math.round(main.clientHeight))
  await page.addInitScript((key) => localStorage.setItem(key, 'dark'), THEME_KEY)
  await gotoHydrated(page, '/')
  const expectedHeight = await mainHeight()
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.body.prepend(document.createElement('aside'))
      document.querySelectorAll('a, button, input').forEach((control) => control.after(document.createElement('i')))
    }),
  )
  await gotoHydrated(page, '/')
  await expect.poll(async () => Math.abs((await mainHeight()) - expectedHeight)).toBeLessThan(40)
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

/** Wraps every text in a <font> element, including texts that are added later, as the translators of browsers do. */
function translate() {
  const wrap = (node: Node) => {
    if (node.parentElement?.closest('font, script, style, svg')) return
    if (!(node instanceof Text)) return node.childNodes.forEach((child) => wrap(child))
    if (!node.data.trim()) return
    const font = document.createElement('font')
    node.replaceWith(font)
    font.append(node.data)
  }
  wrap(document.body)
  new MutationObserver((changes) =>
    changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => wrap(node))),
  ).observe(document.body, { childList: true, subtree: true })
}

test('gate, estimator and lock work on a page that is translated before hydration', async ({ page, allow }) => {
  allow(HYDRATION_MISMATCH)
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate})`)
  await gotoHydrated(page, '/pricing')
  for (const wrong of ['open sesame', 'open barley']) {
    await submitPassword(page, wrong)
    await expect(wrongPasswordAlert(page)).toBeVisible()
  }
  await page.getByRole('button', { name: gate.show.name }).click()
  await page.getByRole('button', { name: gate.hide.name }).click()
  await submitPassword(page, password)
  await expect(mainHeading(page)).toHaveText(pricing.title)
  const slider = page.getByRole('slider', { name: pricing.estimator.label })
  await slider.press('Home')
  await expect(page.getByText(pricing.estimator.capped)).toHaveCount(0)
  await slider.press('End')
  await expect(page.getByText(pricing.estimator.capped)).not.toHaveCount(0)
  await page.getByRole('button', { name: pricing.lock.label, exact: true }).click()
  await expect(mainHeading(page)).toHaveText(gate.title)
})
