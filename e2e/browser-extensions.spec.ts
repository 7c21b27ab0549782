import { gate } from '@/content/gate'
import { siteLayout } from '@/content/site-layout'
import { THEME_KEY } from '@/lib/theme'
import { enter, field, locked, opened, password, refusal, sheet, unlock } from './support/gate'
import { answer, bookLink, copyButton, mainHeading, question, themeChoice } from './support/controls'
import { expectPage, gotoHydrated, visit, visits } from './support/page'
import { expect, test } from './support/test'

const RENDERED_ANEW = /Minified React error #(418|423|425)|Hydration/

test('a page that is edited before its scripts run looks as it was designed', async ({ page, allow }) => {
  allow(RENDERED_ANEW)
  const mainHeight = () => page.getByRole('main').evaluate((main) => Math.round(main.clientHeight))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript((key) => localStorage.setItem(key, 'dark'), THEME_KEY)
  await gotoHydrated(page, '/')
  const designed = await mainHeight()
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.body.prepend(document.createElement('aside'))
      document.querySelectorAll('a, button, input').forEach((control) => control.after(document.createElement('i')))
    }),
  )
  await gotoHydrated(page, '/')
  await expect.poll(async () => Math.abs((await mainHeight()) - designed)).toBeLessThan(40)
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

/** Wraps every text in a <font> element, now and whenever one is added, as the translators of browsers do. */
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

test('a live translator leaves everything at work', async ({ page, context, allow }) => {
  await test.step('questions, toasts, the theme, the calendar and navigation', async () => {
    await context.grantPermissions(['clipboard-write'])
    await gotoHydrated(page, '/')
    await page.evaluate(translate)
    await question(page, 0).click()
    await expect(answer(page, 0)).toBeVisible()
    await question(page, 0).click()
    await themeChoice(page, 'dark').check()
    await copyButton(page).click()
    await expect(page.getByRole('region', { name: siteLayout.footer.copy.toasts })).toContainText(
      siteLayout.footer.copy.done,
    )
    await bookLink(page).click()
    await expectPage(page, '/book')
    await expect(page.locator('iframe')).toHaveCount(1)
    await page.goBack()
    await expectPage(page, '/')
  })
  await test.step('the gate, the estimator and the lock, though it comes before the scripts', async () => {
    allow(RENDERED_ANEW)
    await page.addInitScript(`addEventListener('DOMContentLoaded', ${translate})`)
    await gotoHydrated(page, '/pricing')
    for (const wrong of ['open sesame', 'open barley']) {
      await enter(page, wrong)
      await expect(refusal(page)).toBeVisible()
    }
    await page.getByRole('button', { name: gate.show.name }).click()
    await page.getByRole('button', { name: gate.hide.name }).click()
    await enter(page, password)
    await expect(opened(page)).toBeVisible()
    const slider = page.getByRole('slider', { name: sheet.estimator.label })
    await slider.fill('20')
    await expect(page.getByText(sheet.estimator.capped)).toHaveCount(1)
    await slider.fill('40')
    await expect(page.getByText(sheet.estimator.capped)).toHaveCount(2)
    await page.getByRole('button', { name: sheet.lock.label, exact: true }).click()
    await expect(locked(page)).toBeVisible()
  })
})

test('without storage or channels between tabs every page works, and the gate opens for as long as it is looked at', async ({
  page,
  allow,
}) => {
  test.setTimeout(60_000)
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse })
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
  })
  await page.emulateMedia({ colorScheme: 'light' })
  for (const place of visits) {
    await visit(page, place, allow)
    await expect(mainHeading(page)).toBeVisible()
    await themeChoice(page, 'dark').check()
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  }
  await unlock(page)
  await page.reload()
  await expect(field(page)).toBeVisible()
  await page.goto('/book?utm_source=letter')
  await expect(page.locator('iframe')).toHaveAttribute('src', /utm_source=letter/)
})
