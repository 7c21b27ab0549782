import { siteLayout } from '@/content/site-layout'
import { THEME_KEY } from '@/lib/theme/theme'
import { expect, test } from '@/e2e/support/test'

const canvas = { light: 'rgb(251, 250, 247)', dark: 'rgb(12, 20, 18)' }
const [system, light, dark] = siteLayout.theme.options.map(({ label }) => label)

test.describe('theme', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`follows the system: ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto('/')
      await expect(page.locator('html')).toHaveCSS('background-color', canvas[colorScheme])
      await expect(page.getByRole('radio', { name: system })).toBeChecked()
    })
  }

  test('the switch changes it, and it is remembered from the first paint on', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    await page.getByRole('radio', { name: dark }).check()
    await expect(page.locator('html')).toHaveCSS('background-color', canvas.dark)
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')

    // What the first frame shows is recorded after its layout, before it is drawn and any module script can run.
    await page.addInitScript(() => {
      requestAnimationFrame(() => {
        const observer = new ResizeObserver(() => {
          const { backgroundColor } = getComputedStyle(document.documentElement)
          Object.assign(window, { firstFrame: backgroundColor })
          observer.disconnect()
        })
        observer.observe(document.documentElement)
      })
    })
    await page.goto('/process')
    await expect(page.getByRole('radio', { name: dark })).toBeChecked()
    expect(await page.evaluate(() => (window as unknown as { firstFrame: string }).firstFrame)).toBe(canvas.dark)

    await page.getByRole('radio', { name: system }).check()
    await expect(page.locator('html')).toHaveCSS('background-color', canvas.light)
  })

  test('the switch works by keyboard', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    await page.getByRole('radio', { name: system }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: light })).toBeChecked()
    await expect(page.locator('html')).toHaveCSS('background-color', canvas.light)
  })

  test("the browser's own bars take the chosen theme's colour", async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    const bar = () =>
      page.evaluate(() => {
        const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
        return metas.find((meta) => !meta.media || matchMedia(meta.media).matches)?.content
      })
    expect(await bar()).toBe('#fbfaf7')
    await page.getByRole('radio', { name: dark }).check()
    // A choice made before the scripts have run is taken up when they have.
    await expect.poll(bar).toBe('#0c1412')
    await page.reload()
    expect(await bar()).toBe('#0c1412')
  })

  test('a choice in one tab reaches the other', async ({ page, context }) => {
    await page.goto('/')
    const other = await context.newPage()
    await other.goto('/book')
    await other.getByRole('radio', { name: dark }).check()
    await expect(page.locator('html')).toHaveCSS('background-color', canvas.dark)
  })

  test('storage that is switched off costs the memory, not the switch', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    await page.getByRole('radio', { name: dark }).check()
    await expect(page.locator('html')).toHaveCSS('background-color', canvas.dark)
  })

  test('a stored value that names no theme is ignored', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'purple'), THEME_KEY)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    await expect(page.locator('html')).toHaveCSS('background-color', canvas.dark)
    await expect(page.getByRole('radio', { name: system })).toBeChecked()
  })
})
