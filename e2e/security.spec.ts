import { expect, test } from '@/e2e/support/test'
import { gotoHydrated } from '@/e2e/support/page'

// That nothing of the site's own breaches the policy is part of every browser test: see e2e/support/test.ts.
test('a page runs no script that somebody slips in', async ({ page, allow }) => {
  allow(/Content Security Policy|^uncaught: policy: script-src/)
  await gotoHydrated(page, '/')
  const breaches = await page.evaluate(async () => {
    const seen: string[] = []
    document.addEventListener('securitypolicyviolation', (event) => seen.push(event.effectiveDirective))
    const script = document.createElement('script')
    script.textContent = 'window.injected = true'
    const holder = document.createElement('div')
    document.body.append(script, holder)
    holder.innerHTML = '<button onclick="window.injected = true"></button>'
    holder.querySelector('button')!.click()
    while (seen.length < 2) await new Promise((resolve) => requestAnimationFrame(resolve))
    return seen
  })
  expect(breaches).toEqual(['script-src-elem', 'script-src-attr'])
  expect(await page.evaluate(() => 'injected' in window)).toBe(false)
})
