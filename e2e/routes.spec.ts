import { siteLayout } from '@/content/site-layout'
import { routes } from '@/content/routes'
import { site } from '@/content/site'
import { pageTitle } from '@/lib/seo/metadata'
import { absoluteUrl } from '@/lib/seo/site-url'
import { expect, test } from '@/e2e/support/test'

const WHITE = 'rgb(255, 255, 255)'

for (const row of routes) {
  const { path } = row
  const address = path === '*' ? '/no-such-page' : path

  test.describe(`route ${path}`, () => {
    test.beforeEach(async ({ page, allow }) => {
      // The browser itself reports a document that answers 404.
      if (path === '*') allow(/404/)
      const response = await page.goto(address)
      expect(response?.status()).toBe(path === '*' ? 404 : 200)
    })

    test('says what the route table says to crawlers', async ({ page }) => {
      await expect(page).toHaveTitle(pageTitle(path))
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
      const robots = page.locator('head meta[name="robots"]')
      await expect(robots).toHaveCount(1)
      await expect(robots).toHaveAttribute('content', row.robots)
      await expect(page.locator('head meta[name="description"]')).toHaveAttribute('content', row.description)
      const canonical = page.locator('link[rel="canonical"]')
      if (path === '*') await expect(canonical).toHaveCount(0)
      else expect(new URL((await canonical.getAttribute('href')) ?? '').href).toBe(new URL(absoluteUrl(path)).href)
    })

    test('has one main heading', async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('main')).toBeVisible()
    })

    test('shows the top bar and the floating button by the table', async ({ page }) => {
      const bar = page.getByRole('banner')
      await expect(bar.getByRole('link', { name: site.name })).toHaveAttribute('href', '/')
      const button = bar.getByRole('link', { name: siteLayout.topBarAction.label })
      await expect(button).toHaveCount(row.topBarButton ? 1 : 0)
      if (row.topBarButton) await expect(button).toHaveAttribute('href', '/book')
      const floating = page.getByRole('link', { name: siteLayout.floatingAction.label, exact: true })
      await expect(floating).toHaveCount(row.floatingButton ? 1 : 0)
      if (row.floatingButton) await expect(floating).toHaveAttribute('href', '/book')

      await expect(bar).toHaveCSS('position', 'fixed')
      const solid = row.topBarBackground === 'solid'
      if (solid) await expect(bar).toHaveCSS('background-color', WHITE)
      else await expect(bar).not.toHaveCSS('background-color', WHITE)
      await expect(bar).toHaveCSS('backdrop-filter', solid ? 'none' : /blur/)
    })

    test('ends with the footer', async ({ page }) => {
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`)
      const profile = footer.getByRole('link', { name: siteLayout.footer.profileLabel })
      await expect(profile).toHaveAttribute('href', site.profile)
      await expect(profile).toHaveAttribute('rel', /noopener/)
      await expect(footer).toContainText(`© ${site.copyrightYear} ${site.name}`)
    })
  })
}

test('every internal link of every page leads to a page that exists', async ({ page, request }) => {
  const found = new Set<string>()
  for (const { path } of routes.filter((row) => row.path !== '*')) {
    await page.goto(path)
    const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
    links.forEach((link) => found.add(link))
  }
  for (const link of found) expect((await request.get(link)).status(), link).toBe(200)
})
