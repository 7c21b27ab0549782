import puppeteer, { type KeyInput } from 'puppeteer-core'
import { END, ENTER, TAB, type Engine } from './engine'

const KEYS: Record<string, KeyInput> = { [ENTER]: 'Enter', [TAB]: 'Tab', [END]: 'End' }

/**
 * Starts Firefox, driven over WebDriver BiDi.
 * @param executablePath of an unchanged Firefox, as its distribution ships it.
 */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    args: ['--width=1280', '--height=900'],
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', 'ui.systemUsesDarkTheme': 0 },
  })
  // Unlike the page that Firefox starts with, one that is opened has the focus.
  const page = await browser.newPage()
  return {
    open: async (address) => void (await page.goto(address)),
    run: (act, ...given) => page.evaluate(act as (...values: unknown[]) => never, ...given),
    click: async (selector) => {
      await page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await page.click(selector)
    },
    type: async (text) => {
      for (const character of text) {
        const key = KEYS[character]
        if (key) await page.keyboard.press(key)
        else await page.keyboard.type(character)
      }
    },
    back: async () => void (await page.goBack()),
    close: () => browser.close(),
  }
}
