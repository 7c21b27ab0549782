import type { Browser, Page } from 'playwright'
import { gate } from '@/content/gate'
import { pricing } from '@/content/pricing'
import { site } from '@/content/site'
import type { Finding } from './expectation'
import { shown } from './host-checks'
import { TIMEOUT_MS, inTime, openingProblems } from './opening'

const SECONDS = `${TIMEOUT_MS / 1000} s`
/** Pages open at one time. */
const PAGES_AT_ONCE = 3

type Options = {
  /** What /pricing must open with. */
  password: string
  /** Whether the scheduling provider can be reached. */
  withCalendar: boolean
}

/**
 * Opens every page in a browser of its own and uses what a host can break.
 * @param origin such as `https://www.example.com`.
 * @returns what is broken, by promise.
 */
export async function checkInBrowser(
  browser: Browser,
  origin: string,
  options: Options,
): Promise<Record<string, Finding[]>> {
  const broken: Record<'pages' | 'calendar' | 'gate', Finding[]> = { pages: [], calendar: [], gate: [] }
  const queue = [...shown]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { at } = next
      const context = await browser.newContext({ baseURL: origin, locale: 'en-GB' })
      if (!options.withCalendar) {
        await context.route(/^https:\/\/([\w-]+\.)?calendly\.com\//, (route) => route.abort())
      }
      const page = await context.newPage()
      const add = (problem: string) => ({ path: at, problem })
      broken.pages.push(...(await openingProblems(page, next)).map(add))
      if (at === '/book' && options.withCalendar) broken.calendar.push(...(await calendarProblems(page)).map(add))
      if (at === '/pricing') broken.gate.push(...(await gateProblems(page, options.password)).map(add))
      await context.close()
    }
  }
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work))
  return {
    'Every page opens in a browser and answers': broken.pages,
    ...(options.withCalendar && { [`The calendar answers within ${SECONDS}`]: broken.calendar }),
    'The password opens /pricing': broken.gate,
  }
}

/**
 * @param page /book, as it was opened here.
 * @param timeout milliseconds.
 */
export async function calendarProblems(page: Page, timeout = TIMEOUT_MS): Promise<string[]> {
  const speaks = page.waitForFunction(() => performance.getEntriesByName('calendar').length > 0, null, { timeout })
  if (await inTime(speaks)) return []
  return [`shows no calendar: ${site.scheduling.discovery} has not answered in its frame within ${timeout / 1000} s`]
}

/** @param page /pricing, as it was opened here. */
export async function gateProblems(page: Page, password: string): Promise<string[]> {
  const field = page.getByLabel(gate.password, { exact: true })
  const refusal = page.getByRole('alert').filter({ hasText: /\S/ })
  const opened = page.getByRole('heading', { level: 1, name: pricing.title, exact: true })
  const wait = (what: typeof field) => inTime(what.or(refusal).first().waitFor({ timeout: TIMEOUT_MS }))
  if (!(await wait(field))) return ['asks for no password']
  if (await field.isVisible()) {
    await field.fill(password)
    await field.press('Enter')
  }
  if (!(await wait(opened))) return [`does not answer its password within ${SECONDS}`]
  return (await opened.isVisible()) ? [] : [`says “${await refusal.innerText()}” to the password of PRICING_PASSWORD`]
}
