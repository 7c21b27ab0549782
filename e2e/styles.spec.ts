import type { JSHandle, Page } from 'playwright/test'
import { pages } from '@/lib/routes'
import { bookLink, expectPage, gotoHydrated, hold, hydrated, isMarked, mark } from '@/e2e/support/page'
import { states } from '@/e2e/support/states'
import { expect, test } from '@/e2e/support/test'

const ALL_STYLES = '**/_next/static/chunks/*.css'

/** As first-paint/site-styles.ts does, before another page is shown. */
const applySiteStyles = (page: Page) =>
  page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[data-precedence]')!
    if (!link.sheet) await new Promise((resolve) => (link.onload = resolve))
    link.media = 'all'
    await new Promise((resolve) => requestAnimationFrame(resolve))
  })

/** What the floating button makes of a new size of the screen is observed in one frame and drawn in the next. */
const floatingSettled = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
  })

type Styles = Record<string, string>

/** How everything on the page is drawn, the parts that only the styles make included. */
function drawn(page: Page): Promise<JSHandle<Styles[]>> {
  return page.evaluateHandle(() =>
    [...document.body.querySelectorAll('*:not(script, style, link)')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const styles = getComputedStyle(element, part)
        if (part && styles.content === 'none') return []
        const { width, height } = element.getBoundingClientRect()
        // Custom properties are not drawn by themselves.
        const names = [...styles].filter((name) => !name.startsWith('--'))
        return {
          element: `<${element.tagName} class="${element.getAttribute('class')}">${part}`,
          ...Object.fromEntries(names.map((name) => [name, styles.getPropertyValue(name)])),
          size: element.checkVisibility() ? `${width} ${height}` : 'hidden',
        }
      }),
    ),
  )
}

function differences(page: Page, before: JSHandle<Styles[]>, after: JSHandle<Styles[]>): Promise<string[]> {
  return page.evaluate(
    ([first, second]) =>
      second
        .flatMap((styles, index) =>
          Object.entries(styles)
            .filter(([name, value]) => first[index]?.[name] !== value)
            .map(([name, value]) => `${styles.element} ${name}: ${first[index]?.[name]}, not ${value}`),
        )
        // What differs in one place differs in all that it contains.
        .slice(0, 20),
    [before, after] as const,
  )
}

/** Holds the page to needing nothing but the styles that were delivered with it. */
async function expectComplete(page: Page, renderings: readonly Rendering[]) {
  const all = async () => {
    const found: JSHandle<Styles[]>[] = []
    for (const { width, ...media } of renderings) {
      await page.emulateMedia({ reducedMotion: 'reduce', ...media })
      if (width) await page.setViewportSize({ width, height: 900 })
      await floatingSettled(page)
      found.push(await drawn(page))
    }
    return found
  }
  const before = await all()
  await applySiteStyles(page)
  const after = await all()
  for (const [index, styles] of after.entries()) expect(await differences(page, before[index]!, styles)).toEqual([])
}

type Rendering = { width?: number; colorScheme?: 'light' | 'dark'; media?: 'print' | 'screen' }
const RENDERINGS: Rendering[] = [
  { width: 360, colorScheme: 'light', media: 'screen' },
  { width: 768, colorScheme: 'light', media: 'print' },
  { width: 1440, colorScheme: 'dark', media: 'screen' },
]

test.describe('a page brings every style that it needs', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const { path } of pages) {
    test(`${path}, on screens and on paper`, async ({ page }) => {
      await gotoHydrated(page, path)
      await page.waitForLoadState('networkidle')
      await expectComplete(page, RENDERINGS)
    })
  }

  for (const { path, what, show, script = 'answers' } of states) {
    test(`${path}, showing ${what}`, async ({ page, scheduling, allow }) => {
      if (script === 'refuses') allow(/ERR_FAILED/)
      scheduling.script = script
      await gotoHydrated(page, path)
      await show(page)
      await expectComplete(page, [{}])
    })
  }
})

test.describe('the styles of the other pages', () => {
  test('wait for another page to be shown', async ({ page }) => {
    await gotoHydrated(page, '/process')
    await page.waitForLoadState('networkidle')
    const media = () => page.locator('link[data-precedence]').getAttribute('media')
    expect(await media()).toBe('print')
    await bookLink(page).hover()
    await expect.poll(media).toBe('all')
  })

  test('are waited for by the page that needs them', async ({ page }) => {
    const release = await hold(page, ALL_STYLES)
    await page.goto('/process', { waitUntil: 'commit' })
    await bookLink(page).hover()
    await hydrated(page)
    const payload = page.waitForResponse('**/book/*.txt*')
    await bookLink(page).click()
    await payload
    await expect(page).toHaveURL('/process')
    release()
    await expectPage(page, '/book')
  })

  test('that do not come make a normal navigation of it', async ({ page, allow }) => {
    allow(/ERR_FAILED/)
    await page.route(ALL_STYLES, (route) => route.abort())
    await gotoHydrated(page, '/process')
    await mark(page)
    await bookLink(page).click()
    await expectPage(page, '/book')
    expect(await isMarked(page)).toBe(false)
  })

  test('are there when Back leads to another page after a reload', async ({ page }) => {
    await gotoHydrated(page, '/')
    const height = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height)
    const opened = await height()
    await bookLink(page).click()
    await expectPage(page, '/book')
    await page.reload()
    await hydrated(page)
    await page.goBack()
    await expectPage(page, '/')
    await expect.poll(height).toBe(opened)
  })
})
