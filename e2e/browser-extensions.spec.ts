import { gate } from '@/content/gate'
import { mainHeading } from './support/controls'
import { password, pricing, submitPassword, wrongPasswordAlert } from './support/gate'
import { gotoInteractive } from './support/interactive'
import { expect, test } from './support/test'

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

test('the gate and the estimator work on a page that a browser translates before its scripts run', async ({
  page,
  allow,
}) => {
  allow(/Minified React error #(418|423|425)/)
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate})`)
  await gotoInteractive(page, '/pricing')
  await submitPassword(page, 'open-sesame')
  await expect(wrongPasswordAlert(page)).toBeVisible()
  await page.getByRole('button', { name: gate.show.name }).click()
  await page.getByRole('button', { name: gate.hide.name }).click()
  await submitPassword(page, password)
  await expect(mainHeading(page)).toHaveText(pricing.title)
  const slider = page.getByRole('slider', { name: pricing.estimator.label })
  await slider.press('End')
  await expect(page.getByText(pricing.estimator.capped)).not.toHaveCount(0)
  // Removes texts that the translation has moved.
  await slider.press('Home')
  await expect(page.getByText(pricing.estimator.capped)).toHaveCount(0)
})
