import { createHash } from 'node:crypto'
import type { Page } from 'playwright/test'
import { valueChart } from '@/content/essential'
import { siteLayout } from '@/content/site-layout'
import { gate } from '@/content/gate'
import { routes } from '@/content/routes'
import { elementsOf } from '@/lib/html'
import { gotoHydrated } from '@/e2e/support/hydration'
import { sealedSheet } from '@/e2e/support/sealed-sheet'
import { expect, test } from '@/e2e/support/test'

/** The source expression of CSP Level 3 that allows one inline script or style. */
const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const paths = routes.map(({ path }) => (path === '*' ? '/no-such-page' : path))

declare global {
  interface Window {
    violations: string[]
    injected?: boolean
  }
}

/** Notes every breach of the policy from the first byte on; read with `violations`. */
async function watchPolicy(page: Page) {
  await page.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      window.violations.push(`${effectiveDirective} ${blockedURI}`)
    })
  })
}

const violations = (page: Page) => page.evaluate(() => window.violations)

for (const path of paths) {
  test.describe(`policy of ${path}`, () => {
    test.beforeEach(({ allow }) => {
      if (path === '/no-such-page') allow(/status of 404/)
    })

    test('is kept by everything that the page does', async ({ page }) => {
      await watchPolicy(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.keyboard.press('End')
      await page.waitForLoadState('networkidle')
      expect(await violations(page)).toEqual([])
    })

    test('allows exactly the inline scripts of the page, before the first of them', async ({ request }) => {
      const source = await (await request.get(path)).text()
      const elements = elementsOf(source)
      const meta = elements.find(({ attributes }) => attributes['http-equiv'] === 'Content-Security-Policy')
      const [charset] = elements.filter(({ name }) => name === 'meta')
      expect(meta?.start).toBe(charset?.end)
      const directive = /script-src ([^;]*)/.exec(meta?.attributes.content ?? '')?.[1] ?? ''
      const scripts = elements
        .filter(
          ({ name, attributes }) => name === 'script' && !attributes.src && attributes.type !== 'application/ld+json',
        )
        .map(({ text }) => hashSource(text))
      expect(new Set(directive.split(' ').filter((word) => word.startsWith("'sha256-")))).toEqual(new Set(scripts))
      expect(directive).not.toContain('unsafe')
    })

    test('runs no script that somebody slips in', async ({ page, allow }) => {
      allow(/Content Security Policy/)
      await watchPolicy(page)
      await page.goto(path)
      await page.evaluate(() => {
        const script = document.createElement('script')
        script.textContent = 'window.injected = true'
        document.body.append(script)
        const holder = document.createElement('div')
        document.body.append(holder)
        holder.innerHTML = '<svg onload="window.injected = true"></svg>'
      })
      await expect.poll(() => violations(page)).toEqual(['script-src-elem inline', 'script-src-attr inline'])
      expect(await page.evaluate(() => window.injected)).toBeUndefined()
    })
  })
}

test('the policy is the same on every page but for the hashes of its own scripts and styles', async ({ request }) => {
  const policies = await Promise.all(
    paths.map(async (path) => {
      const source = await (await request.get(path)).text()
      const policy = elementsOf(source).find(({ attributes }) => attributes['http-equiv'])?.attributes.content ?? ''
      return policy.replace(/(script|style)-src [^;]*/g, (directive) => directive.replace(/'sha256-[^']*'/g, '').trim())
    }),
  )
  expect(new Set(policies).size).toBe(1)
})

test('the policy of the home page lets the calendar come after an in-app navigation', async ({ page, scheduling }) => {
  await watchPolicy(page)
  await gotoHydrated(page, '/')
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  await page.getByRole('banner').getByRole('link', { name: siteLayout.topBarAction.label }).click()
  await expect(page).toHaveURL('/book')
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Select a day' })).toBeVisible()
  await expect(page.locator('[data-same-document]')).toHaveCount(1)
  expect(scheduling.scriptRequests).toBe(1)
  expect(await violations(page)).toEqual([])
})

test('the policy lets the chart of /essential be drawn', async ({ page }) => {
  await watchPolicy(page)
  await page.goto('/essential')
  const region = page.getByRole('region', { name: valueChart.title })
  await region.scrollIntoViewIfNeeded()
  const bars = region.locator('.recharts-bar-rectangle')
  await expect(bars).toHaveCount(valueChart.points.length)
  await bars.first().hover()
  expect(await violations(page)).toEqual([])
})

test('the policy lets /pricing be opened', async ({ page }) => {
  await watchPolicy(page)
  await page.goto('/pricing')
  await page.getByLabel(gate.password, { exact: true }).fill((await sealedSheet()).password)
  await page.getByRole('button', { name: gate.open, exact: true }).click()
  await expect(page.getByRole('main')).toContainText('£1,495')
  expect(await violations(page)).toEqual([])
})

test('the policy lets the toast appear with its looks', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write'])
  await watchPolicy(page)
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('button', { name: siteLayout.footer.copy.label }).click()
  await expect(page.getByText(siteLayout.footer.copy.done)).toBeVisible()
  await expect(page.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed')
  expect(await violations(page)).toEqual([])
})

/** The tests of mdn/mdn-http-observatory, each with the answer that scores best and needs no exception. */
test.describe('what Observatory scores', () => {
  const rules: Record<string, (headers: Record<string, string>, policy: string) => boolean> = {
    'content-security-policy: nothing unless named, nothing unsafe': (_, policy) =>
      policy.startsWith("default-src 'none'; ") && !/(script-src|style-src) [^;]*unsafe/.test(policy),
    'strict-transport-security: at least six months': (headers) =>
      Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1]) >= 15768000,
    'x-frame-options: by frame-ancestors in the header': (headers) =>
      /frame-ancestors 'none'/.test(headers['content-security-policy'] ?? '') && headers['x-frame-options'] === 'DENY',
    'x-content-type-options: nosniff': (headers) => headers['x-content-type-options'] === 'nosniff',
    'referrer-policy: private': (headers) =>
      /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
        headers['referrer-policy'] ?? '',
      ),
    'cross-origin-opener-policy: isolated': (headers) =>
      /^same-origin(-allow-popups)?$/.test(headers['cross-origin-opener-policy'] ?? ''),
    'cross-origin-resource-policy: isolated': (headers) => headers['cross-origin-resource-policy'] === 'same-origin',
    'cross-origin-resource-sharing: none': (headers) => !('access-control-allow-origin' in headers),
    'cookies: none': (headers) => !('set-cookie' in headers),
  }

  for (const [rule, holds] of Object.entries(rules)) {
    test(rule, async ({ request }) => {
      for (const path of paths) {
        const answer = await request.get(path)
        const policy =
          elementsOf(await answer.text()).find(({ attributes }) => attributes['http-equiv'])?.attributes.content ?? ''
        expect(holds(answer.headers(), policy), path).toBe(true)
      }
    })
  }

  test('subresource-integrity: every script of a delivered page is our own', async ({ request }) => {
    for (const path of paths) {
      const elements = elementsOf(await (await request.get(path)).text())
      const sources = elements
        .filter(({ name }) => name === 'script')
        .flatMap(({ attributes: { src } }) => (src ? [src] : []))
      for (const source of sources) expect(source).toMatch(/^\/_next\/static\//)
    }
  })
})
