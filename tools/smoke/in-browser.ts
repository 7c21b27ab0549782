import type { Browser, Page } from 'playwright'
import { gate } from '@/content/gate'
import { pricing } from '@/content/pricing'
import { site } from '@/content/site'
import { HYDRATED } from '@/first-paint/protocol'
import { SCHEDULING_ASSETS } from '@/lib/booking/preconnect'
import { TIMEOUT_MS, type Finding } from './expectation'
import { shown } from './host'

const SECONDS = `${TIMEOUT_MS / 1000} s`

/**
 * Opens every page in a browser and uses what a host can break.
 * @param origin such as `https://www.example.com`.
 * @param password what /pricing must open with.
 * @param withCalendar asks the scheduling provider too.
 * @returns what is broken, by promise.
 */
export async function checkInBrowser(browser: Browser, origin: string, password: string, withCalendar: boolean) {
  const broken: Record<string, Finding[]> = {}
  for (const { path, at } of shown) {
    const page = await browser.newPage({ locale: 'en-GB' })
    // A check is no visit.
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    if (!withCalendar) await page.route(`${SCHEDULING_ASSETS}/**`, (route) => route.abort())
    const tell = (promise: string, problems: string[]) =>
      (broken[promise] ??= []).push(...problems.map((problem) => ({ path: at, problem })))
    tell('Every page opens in a browser and answers', await openingProblems(page, origin + at))
    if (path === '/book' && withCalendar) tell(`The calendar answers within ${SECONDS}`, await calendarProblems(page))
    if (path === '/pricing') tell('The password opens /pricing', await gateProblems(page, password))
    await page.close()
  }
  return broken
}

/** Opens a page and waits until its components answer. */
export async function openingProblems(page: Page, url: string): Promise<string[]> {
  const { origin } = new URL(url)
  const problems = new Set<string>()
  page.on('console', (message) => {
    const source = message.location().url
    const isOwn = source === '' || new URL(source).origin === origin
    // The browser itself reports a document that answers 404.
    const isExpected = source === url && /status of 404/.test(message.text())
    if (message.type() === 'error' && isOwn && !isExpected) problems.add(inPlainWords(message.text(), source))
  })
  page.on('pageerror', ({ message, stack = '' }) => {
    if (stack.includes(origin)) problems.add(inPlainWords(message))
  })
  try {
    await page.goto(url)
  } catch (error) {
    return [`does not open: ${firstLine((error as Error).message)}`]
  }
  const answers = page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, HYDRATED, {
    timeout: TIMEOUT_MS,
  })
  if (!(await isInTime(answers))) problems.add(`has scripts that do not start within ${SECONDS}`)
  return [...problems]
}

/**
 * @param page /book, as it was opened here.
 * @param timeout milliseconds.
 */
export async function calendarProblems(page: Page, timeout = TIMEOUT_MS): Promise<string[]> {
  const speaks = page.locator('[data-state="shown"]').waitFor({ timeout })
  if (await isInTime(speaks)) return []
  return [`shows no calendar: ${site.scheduling.discovery} has not answered in its frame within ${timeout / 1000} s`]
}

/** @param page /pricing, as it was opened here. */
export async function gateProblems(page: Page, password: string): Promise<string[]> {
  const field = page.getByLabel(gate.password, { exact: true })
  const refusal = page.getByRole('alert').filter({ hasText: /\S/ })
  const opened = page.getByRole('heading', { level: 1, name: pricing.title, exact: true })
  if (!(await isInTime(field.fill(password, { timeout: TIMEOUT_MS })))) return ['asks for no password']
  await field.press('Enter')
  const answer = opened.or(refusal).first().waitFor({ timeout: TIMEOUT_MS })
  if (!(await isInTime(answer))) return [`does not answer its password within ${SECONDS}`]
  return (await opened.isVisible()) ? [] : [`says “${await refusal.innerText()}” to the password of PRICING_PASSWORD`]
}

/** Whether something that is waited for comes. */
const isInTime = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )
const firstLine = (text: string) => text.split('\n')[0] ?? ''

/** Says what the usual reports of a browser mean, and repeats the others. */
function inPlainWords(report: string, url = ''): string {
  if (/^Failed to load resource/.test(report)) return `cannot load ${url}`
  if (/Content Security Policy/.test(report))
    return 'holds code that its policy does not allow: the host rewrites the HTML'
  if (/React error #(418|423|425)/.test(report)) return 'is other HTML than was built, so that it is drawn anew'
  return `makes the browser report: ${firstLine(report)}`
}
