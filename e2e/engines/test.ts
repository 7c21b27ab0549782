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
  return {
    open: (url: string): Promise<unknown> => browser.get(url),
    /** Runs a function in the page. It may use nothing from outside itself but its arguments, and returns JSON. */
    run: <Result, Given extends unknown[]>(act: (...given: Given) => Result, ...given: Given): Promise<Result> =>
      browser.executeScript(act, ...given),
    click: (selector: string) => browser.findElement(By.css(selector)).click(),
    /** Types into whatever has the focus, and presses Enter. */
    enter: (text: string) => browser.switchTo().activeElement().sendKeys(text, Key.ENTER),
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
    enter: async (text) => {
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    },
    close: () => browser.close(),
  }
}

/** Keeps the uncaught errors of the open page from now on. It runs in the page. */
function keepErrors() {
  const errors: string[] = []
  Object.assign(window, { errors })
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
}

type Engine = Browser & {
  /** Waits until the page answers and shows this, without an uncaught error. */
  shows: (expected: Partial<Record<keyof ReturnType<typeof look>, unknown>>) => Promise<void>
}

/** The engine tests' `test`: one browser, of the project's name, for all of them. */
export const test = base.extend<object, { engine: Engine }>({
  engine: [
    async ({}, use, { project }) => {
      const browser = await (project.name === 'firefox' ? startFirefox() : startWebkit())
      await use({
        ...browser,
        open: async (path) => {
          await browser.open(project.use.baseURL + path)
          await browser.run(keepErrors)
        },
        shows: (expected) =>
          expect.poll(() => browser.run(look)).toMatchObject({ isHydrated: true, errors: [], ...expected }),
      })
      await browser.close()
    },
    { scope: 'worker' },
  ],
})
