import type { Page } from 'playwright'
import { SCHEDULING_ORIGIN } from '@/lib/booking/preconnect'
import type { Shown } from './host-checks'

/** Milliseconds for the scripts, the calendar and the gate: whoever waits longer has left. */
export const TIMEOUT_MS = 15_000

/** Opens a page and waits until its components answer. */
export async function openingProblems(page: Page, { path, at }: Shown): Promise<string[]> {
  const problems = new Set<string>()
  await page.addInitScript(markCalendar, SCHEDULING_ORIGIN)
  page.on('console', (message) => {
    const { url } = message.location()
    const isOwn = url === '' || new URL(url).origin === new URL(page.url()).origin
    // The browser itself reports a document that answers 404.
    const isExpected = path === '*' && /status of 404/.test(message.text())
    if (message.type() === 'error' && isOwn && !isExpected) problems.add(inPlainWords(message.text(), url))
  })
  page.on('pageerror', ({ message, stack = '' }) => {
    if (stack.includes(new URL(page.url()).origin)) problems.add(inPlainWords(message))
  })
  try {
    await page.goto(at)
  } catch (error) {
    return [`does not open: ${firstLine((error as Error).message)}`]
  }
  const answers = await inTime(
    page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, null, { timeout: TIMEOUT_MS }),
  )
  if (!answers) problems.add(`has scripts that do not start within ${TIMEOUT_MS / 1000} s`)
  return [...problems]
}

/** Runs in the page: notes the first message of the scheduling provider's calendar. */
function markCalendar(provider: string) {
  addEventListener('message', ({ origin, data }) => {
    if (origin === provider && String(data?.event).startsWith('calendly.')) performance.mark('calendar')
  })
}

/** Whether something that is waited for has come. */
export const inTime = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )
const firstLine = (text: string) => text.split('\n')[0] ?? ''

/** Says what the usual reports of a browser mean, and repeats the others. */
function inPlainWords(report: string, url = ''): string {
  if (/^Failed to load resource/.test(report)) return `cannot load ${url}`
  if (/Content Security Policy/.test(report)) return 'holds code that its policy does not allow, and that does not run'
  if (/React error #(418|423|425)/.test(report)) return 'is other HTML than was built, so that it is drawn anew'
  return `makes the browser report: ${firstLine(report)}`
}
