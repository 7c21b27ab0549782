import { test as base, expect } from 'playwright/test'
import puppeteer from 'puppeteer-core'
import { Builder, By, Key } from 'selenium-webdriver'
import { look } from './look'

export { expect }

type Browser = Awaited<ReturnType<typeof startWebkit>>

/** WebKitGTK's own small browser, by WebDriver. */
async function startWebkit() {
  const browser = await new Builder().usingServer(process.env.WEBKIT_DRIVER!).forBrowser('MiniBrowser').build()
  await browser.manage().window().setRect({ width: 1280, height: 900 })
  const keys = { Enter: Key.ENTER, Tab: Key.TAB, End: Key.END }
  return {
    open: (url: string): Promise<unknown> => browser.get(url),
    /** Runs a function in the page. It may use nothing from outside itself but its arguments, and returns JSON. */
    run: <Result, Given extends unknown[]>(act: (...given: Given) => Result, ...given: Given): Promise<Result> =>
      browser.executeScript(act, ...given),
    click: async (selector: string) => {
      const element = await browser.findElement(By.css(selector))
      const intoView = (target: Element) => target.scrollIntoView({ block: 'center', behavior: 'instant' })
      await browser.executeScript(intoView, element)
      await element.click()
    },
    /** Types into whatever has the focus, and presses a key. */
    type: (text: string, key: keyof typeof keys) => browser.switchTo().activeElement().sendKeys(text, keys[key]),
    close: () => browser.quit(),
  }
}

/** Firefox by WebDriver BiDi, which it speaks itself: Selenium needs geckodriver, which Debian does not have. */
async function startFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: { 'ui.systemUsesDarkTheme': 0 },
  })
  // Unlike the page that Firefox starts with, one that is opened has the focus.
  const page = await browser.newPage()
  return {
    open: (url) => page.goto(url),
    run: (act, ...given) => page.evaluate(act as (...values: unknown[]) => never, ...given),
    click: (selector) => page.click(selector),
    type: async (text, key) => {
      await page.keyboard.type(text)
      await page.keyboard.press(key)
    },
    close: () => browser.close(),
  }
}

/** Opens a path of the site and waits until its components answer; uncaught errors from then on are kept. */
async function openPage({ open, run }: Browser, url: string) {
  await open(url)
  await run(() => {
    const errors: string[] = []
    Object.assign(window, { errors })
    addEventListener('error', ({ message }) => errors.push(message))
    addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
    // What waits for a sign of life gets one.
    document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
  await expect.poll(() => run(() => performance.getEntriesByName('hydrated').length)).toBeGreaterThan(0)
}

type Engine = Browser & {
  /** Waits until the page shows this, without an uncaught error. */
  shows: (expected: Partial<Record<keyof ReturnType<typeof look>, unknown>>) => Promise<void>
}

/** The engine tests' `test`: one browser, of the project's name, for all of them. */
export const test = base.extend<object, { engine: Engine }>({
  engine: [
    async ({}, use, { project }) => {
      const browser = await (project.name === 'firefox' ? startFirefox() : startWebkit())
      await use({
        ...browser,
        open: (path) => openPage(browser, project.use.baseURL + path),
        shows: (expected) => expect.poll(() => browser.run(look)).toMatchObject({ errors: [], ...expected }),
      })
      await browser.close()
    },
    { scope: 'worker' },
  ],
})
