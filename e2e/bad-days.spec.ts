import { faq } from '@/content/faq'
import { errorPage } from '@/content/errors'
import { siteLayout } from '@/content/site-layout'
import { hero } from '@/content/home'
import { expectPage, followLink, isMarked, mark } from '@/e2e/support/in-app'
import { gotoHydrated } from '@/e2e/support/hydration'
import { expect, test } from '@/e2e/support/test'
import { visits } from '@/e2e/support/visits'

const SCRIPTS = /\/_next\/static\/.*\.js/
const PAYLOADS = /\.txt(\?|$)/

test.describe('scripts that fail to load', () => {
  test.beforeEach(({ allow }) => allow(/Failed to load resource|ChunkLoadError|Failed to load chunk/))

  test('every answer is there to read without them', async ({ page }) => {
    await page.route(SCRIPTS, (route) => route.abort())
    await page.goto('/')
    for (const { answer } of faq.items) await expect(page.getByText(answer)).toBeVisible()
  })

  for (const { path, address } of visits) {
    test(`${path} reads and leads on without any of them`, async ({ page }) => {
      await page.route(SCRIPTS, (route) => route.abort())
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('contentinfo').getByRole('link', { name: siteLayout.footer.pages[1].label }).click()
      await expectPage(page, '/book')
    })
  }

  test('the home page reads and leads on without any one of them', async ({ page }) => {
    const files = new Set<string>()
    page.on('request', (request) => void (SCRIPTS.test(request.url()) && files.add(new URL(request.url()).pathname)))
    await gotoHydrated(page, '/')
    expect(files.size).toBeGreaterThan(0)
    for (const file of files) {
      await page.route(`**${file}`, (route) => route.fulfill({ status: 404 }))
      await page.goto('/')
      await page.mouse.move(200, 300)
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('heading', { level: 1, name: hero.title }), `without ${file}`).toBeVisible()
      await page.getByRole('banner').getByRole('link', { name: siteLayout.topBarAction.label }).click()
      await expectPage(page, '/book')
      await page.unroute(`**${file}`)
    }
  })

  test('one reload heals a deploy that changed the files under an open tab', async ({ page }) => {
    await gotoHydrated(page, '/')
    await mark(page)
    let isDeployed = true
    page.on('request', (request) => void (request.isNavigationRequest() && (isDeployed = false)))
    await page.route(SCRIPTS, (route) => (isDeployed ? route.fulfill({ status: 404 }) : route.continue()))
    await followLink(page, '/book')
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
    await expectPage(page, '/book')
    await expect(page.locator('iframe')).toHaveCount(1)
  })

  test('a file that never comes reloads the page once, and not for ever', async ({ page }) => {
    await gotoHydrated(page, '/')
    await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }))
    let documents = 0
    page.on(
      'request',
      (request) => void (request.isNavigationRequest() && request.frame() === page.mainFrame() && documents++),
    )
    await followLink(page, '/book')
    await expect.poll(() => documents).toBe(1)
    await page.waitForLoadState('networkidle')
    await expectPage(page, '/book')
    expect(documents).toBe(1)
  })

  test('a message whose drawing does not come stands beside its button', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write'])
    await gotoHydrated(page, '/offer')
    await page.route(SCRIPTS, (route) => route.abort())
    await page.getByRole('button', { name: siteLayout.footer.copy.label }).click()
    await expect(page.getByRole('status').filter({ hasText: siteLayout.footer.copy.done })).toBeVisible()
  })
})

test.describe('a click on a call to action is never lost', () => {
  for (const [what, answer] of [
    ['the payload hangs', () => {}],
    ['the payload answers 500', (route: import('playwright/test').Route) => route.fulfill({ status: 500 })],
    [
      'the payload answers with a page',
      (route: import('playwright/test').Route) => route.fulfill({ contentType: 'text/html', body: '<p>Busy' }),
    ],
    ['the connection breaks', (route: import('playwright/test').Route) => route.abort()],
  ] as const) {
    test(`when ${what}`, async ({ page, allow }) => {
      allow(/Failed to load resource|Failed to fetch RSC payload/)
      await gotoHydrated(page, '/')
      await mark(page)
      await page.route(PAYLOADS, answer)
      await page.getByRole('banner').getByRole('link', { name: siteLayout.topBarAction.label }).click()
      await expectPage(page, '/book')
      expect(await isMarked(page)).toBe(false)
    })
  }

  test('when it comes before any script has run', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('banner').getByRole('link', { name: siteLayout.topBarAction.label }).click()
    await expectPage(page, '/book')
  })
})

test('offline in mid-visit the page goes on, and the next one comes with the connection', async ({
  page,
  context,
  allow,
}) => {
  allow(/Failed to load resource|Failed to fetch|ERR_INTERNET_DISCONNECTED|Failed to load chunk|ChunkLoadError/)
  await gotoHydrated(page, '/')
  await context.setOffline(true)
  await page.getByRole('button', { name: faq.items[0].question }).click()
  await expect(page.getByText(faq.items[0].answer)).toBeVisible()
  await page.getByRole('radio', { name: siteLayout.theme.options[2].label }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: siteLayout.footer.copy.label }).click()
  await expect(page.getByRole('heading', { level: 1, name: errorPage.title })).toHaveCount(0)
  const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest())
  await followLink(page, '/process')
  await failed
  await context.setOffline(false)
  // The browser may be quicker to try again by itself.
  await page.goto('/process').catch(() => {})
  await expectPage(page, '/process')
})
