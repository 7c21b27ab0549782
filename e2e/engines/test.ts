import { test as base, expect } from 'playwright/test'
import puppeteer from 'puppeteer-core'
import { Builder, By, Key } from 'selenium-webdriver'

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
    enter: (text) => page.keyboard.type(`${text}\n`),
    close: () => browser.close(),
  }
}

/** What a visitor notices of the open page. It runs in the page. */
function look() {
  const root = document.documentElement
  const frame = document.querySelector('iframe')
  const height = (element: Element) => Math.round(element.getBoundingClientRect().height)
  const texts = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => height(element) > 1 && getComputedStyle(element).visibility === 'visible')
      .map(({ innerText }) => innerText.trim())
  return {
    h1: texts('h1'),
    unseen: document.querySelectorAll('main :is(h1, h2)').length - texts('main :is(h1, h2)').length,
    overflow: root.scrollWidth - root.clientWidth,
    hasSerif: [...document.fonts].some(({ family, status }) => /serif/i.test(family) && status === 'loaded'),
    canvas: getComputedStyle(root).backgroundColor,
    focus: document.activeElement?.id,
    alerts: texts('main [role="alert"]'),
    answers: texts('main [role="region"]'),
    calendar: frame && [frame.title, height(frame)],
    isHydrated: performance.getEntriesByName('hydrated').length > 0,
    errors: (window as { errors?: string[] }).errors,
  }
}

/** @param origin of the site that a test opens paths of. */
const engineOf = (browser: Browser, origin?: string) => ({
  ...browser,
  open: async (path: string) => {
    await browser.open(origin + path)
    await browser.run(() => {
      const errors: string[] = []
      Object.assign(window, { errors })
      addEventListener('error', ({ message }) => errors.push(message))
      addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
    })
  },
  /** Waits until the page answers and shows this, without an uncaught error from when it was opened. */
  shows: (expected: Partial<Record<keyof ReturnType<typeof look>, unknown>>) =>
    expect.poll(() => browser.run(look)).toMatchObject({ isHydrated: true, errors: [], ...expected }),
})

/** The engine tests' `test`: one browser, of the project's name, for all of them. */
export const test = base.extend<object, { engine: ReturnType<typeof engineOf> }>({
  engine: [
    async ({}, use, { project }) => {
      const browser = await (project.name === 'firefox' ? startFirefox() : startWebkit())
      await use(engineOf(browser, project.use.baseURL))
      await browser.close()
    },
    { scope: 'worker' },
  ],
})
