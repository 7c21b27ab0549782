import type { JSHandle, Page } from 'playwright/test'
import { faq } from '@/content/faq'
import { siteLayout } from '@/content/site-layout'
import { gate } from '@/content/gate'
import { glossary } from '@/content/price-terms'
import { valueChart } from '@/content/essential'
import { pages } from '@/lib/routes'
import { enter } from '@/e2e/support/gate'
import { hold } from '@/e2e/support/hold'
import { gotoHydrated } from '@/e2e/support/hydration'
import { expectPage } from '@/e2e/support/in-app'
import { sealedSheet } from '@/e2e/support/sealed-sheet'
import { expect, test } from '@/e2e/support/test'

const ALL_STYLES = '**/_next/static/chunks/*.css'
const [, , dark] = siteLayout.theme.options.map(({ label }) => label)

/** As lib/site-styles.ts does, before another page is shown. */
const applySiteStyles = (page: Page) =>
  page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[data-precedence]')!
    if (!link.sheet) await new Promise((resolve) => (link.onload = resolve))
    link.media = 'all'
    await new Promise((resolve) => requestAnimationFrame(resolve))
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

/** What scripts show on a page once a visitor has done something there. */
const shown: { path: string; what: string; show: (page: Page) => Promise<void> }[] = [
  {
    path: '/',
    what: 'an answer',
    show: async (page) => {
      await page.getByRole('button', { name: faq.items[0].question }).click()
      await expect(page.getByText(faq.items[0].answer)).toBeVisible()
    },
  },
  {
    path: '/',
    what: 'the other theme',
    show: async (page) => {
      await page.getByRole('radio', { name: dark }).check({ force: true })
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    },
  },
  {
    path: '/offer',
    what: 'a toast',
    show: async (page) => {
      await page.getByRole('button', { name: siteLayout.footer.copy.label }).click()
      await expect(page.locator('[data-sonner-toast]')).toBeVisible()
    },
  },
  {
    path: '/premium',
    what: 'the meaning of a term',
    show: async (page) => {
      await page.keyboard.press('Tab')
      await page.getByRole('button', { name: glossary.launchSetup.term }).focus()
      await expect(page.getByRole('tooltip')).toBeVisible()
    },
  },
  {
    path: '/essential',
    what: 'the chart and its figures',
    show: async (page) => {
      const region = page.getByRole('region', { name: valueChart.title })
      await region.scrollIntoViewIfNeeded()
      await region.locator('.recharts-bar-rectangle path').first().hover()
      await expect(region.locator('.recharts-tooltip-wrapper')).toContainText('Implants')
    },
  },
  {
    path: '/pricing',
    what: 'the refusal of a password',
    show: async (page) => {
      await enter(page, 'not-the-password')
      await expect(page.getByText(gate.wrong)).toBeVisible()
    },
  },
  {
    path: '/pricing',
    what: 'what was sealed',
    show: async (page) => {
      const { password, sheet } = await sealedSheet()
      await enter(page, password)
      await expect(page.getByRole('heading', { level: 1, name: sheet.title })).toBeVisible()
    },
  },
  {
    path: '/book',
    what: 'the calendar',
    show: async (page) => {
      await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible()
    },
  },
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

  for (const { path, what, show } of shown) {
    test(`${path}, showing ${what}`, async ({ page }) => {
      await gotoHydrated(page, path)
      await show(page)
      await expectComplete(page, [{}])
    })
  }
})

test.describe('the styles of the other pages', () => {
  const answer = (page: Page) => page.getByRole('banner').getByRole('link', { name: siteLayout.topBarAction.label })

  test('wait for another page to be shown', async ({ page }) => {
    await gotoHydrated(page, '/')
    await page.waitForLoadState('networkidle')
    const media = () => page.locator('link[data-precedence]').getAttribute('media')
    expect(await media()).toBe('print')
    await answer(page).hover()
    await expect.poll(media).toBe('all')
  })

  test('are waited for by the page that needs them', async ({ page }) => {
    const release = await hold(page, ALL_STYLES)
    await page.addInitScript(() => addEventListener('hydrated', () => Object.assign(window, { isHydrated: true })))
    await page.goto('/', { waitUntil: 'commit' })
    await answer(page).hover()
    await page.waitForFunction(() => 'isHydrated' in window)
    const payload = page.waitForResponse('**/book/*.txt*')
    await answer(page).click()
    await payload
    await expect(page).toHaveURL('/')
    release()
    await expectPage(page, '/book')
  })

  test('that do not come make a normal navigation of it', async ({ page, allow }) => {
    allow(/ERR_FAILED/)
    await page.route(ALL_STYLES, (route) => route.abort())
    await gotoHydrated(page, '/')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await answer(page).click()
    await expectPage(page, '/book')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
  })

  test('are there when Back leads to another page after a reload', async ({ page }) => {
    await gotoHydrated(page, '/')
    const height = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height)
    const opened = await height()
    await answer(page).click()
    await expectPage(page, '/book')
    await page.reload()
    await page.waitForFunction(() => 'isHydrated' in window)
    await page.goBack()
    await expectPage(page, '/')
    await expect.poll(height).toBe(opened)
  })
})
