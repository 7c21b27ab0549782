import { book } from '@/content/book'
import { valueChart } from '@/content/essential'
import { faq } from '@/content/faq'
import { gate } from '@/content/gate'
import { SCHEDULING_ORIGIN, SCHEDULING_SCRIPT } from '@/lib/booking/preconnect'
import { pages } from '@/lib/routes'
import { pageTitle } from '@/lib/seo/metadata'
import { scheduled } from '@/e2e/support/calendar'
import { password, sheet } from '@/e2e/support/gate'
import { expect, test } from './test'

const light = { canvas: 'rgb(251, 250, 247)', ink: 'rgb(16, 32, 28)' }
const dark = { canvas: 'rgb(12, 20, 18)' }

for (const { path } of pages) {
  test(`${path} stands`, async ({ engine }) => {
    await engine.open(path)
    const h1 = [expect.any(String)]
    await engine.shows({ title: pageTitle(path), h1, unseen: 0, overflow: 0, hasSerif: true, bar: 'fixed', ...light })
  })
}

test('one question opens at a time', async ({ engine }) => {
  await engine.open('/')
  const triggers = await engine.run(() => [...document.querySelectorAll('main h3 > button')].map(({ id }) => id))
  for (const [index, { answer }] of faq.items.entries()) {
    await engine.click(`[id="${triggers[index]}"]`)
    await engine.shows({ answers: [answer] })
  }
})

test('the gate refuses a wrong password, opens with the right one, and remembers it', async ({ engine }) => {
  await engine.open('/pricing')
  await engine.click('#gate-password')
  await engine.type('not the password', 'Enter')
  await engine.shows({ alerts: [gate.wrong], focus: 'gate-password', value: '' })
  await engine.type(password, 'Enter')
  await engine.shows({ h1: [sheet.title] })
  await engine.open('/pricing')
  await engine.shows({ h1: [sheet.title] })
  await engine.click('#attended')
  await engine.type('', 'End')
  await engine.shows({ value: expect.stringContaining(`${sheet.estimator.max}`) })
  await engine.run(() => sessionStorage.clear())
})

test('the calendar comes, speaks, and gives way to what happens next', async ({ engine }) => {
  await engine.open('/')
  await engine.run((url) => {
    // Stands for the provider's script from here on, as long as the document lives.
    const initInlineWidget = ({ parentElement }: { parentElement: Element }) =>
      parentElement.append(Object.assign(document.createElement('iframe'), { width: '100%', height: '100%' }))
    Object.assign(window, { Calendly: { initInlineWidget } })
    const source = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src')!
    const set = function (this: HTMLScriptElement, value: string) {
      if (value.startsWith(url)) setTimeout(() => this.dispatchEvent(new Event('load')))
      else source.set!.call(this, value)
    }
    Object.defineProperty(HTMLScriptElement.prototype, 'src', { ...source, set })
  }, SCHEDULING_SCRIPT)
  const say = (message: object) =>
    engine.run(
      (origin, data) => {
        const source = document.querySelector('iframe')!.contentWindow
        dispatchEvent(new MessageEvent('message', { origin, source, data }))
      },
      SCHEDULING_ORIGIN,
      message,
    )
  await engine.click('main a[href="/book"]')
  await engine.shows({ h1: [book.title], calendar: [book.frameTitle, 700] })
  await say({ event: 'calendly.page_height', payload: { height: '900px' } })
  await engine.shows({ calendar: [book.frameTitle, 900] })
  await say(scheduled('https://x/1'))
  await engine.shows({ h1: [book.booked.title] })
})

test('the theme changes, is remembered, and follows the system again', async ({ engine }) => {
  await engine.open('/process')
  await engine.click('label:has([value="dark"])')
  await engine.shows(dark)
  await engine.open('/book')
  await engine.shows(dark)
  await engine.click('label:has([value="system"])')
  await engine.shows(light)
})

test('the first Tab stop skips to the main content, and links lead on and back in the document', async ({ engine }) => {
  await engine.open('/process')
  await engine.run(() => void Object.assign(window, { marked: true }))
  await engine.type('', 'Tab')
  await engine.shows({ focus: '#main' })
  await engine.click('header a[href="/book"]')
  await engine.shows({ url: '/book', focus: 'main', h1: [book.title] })
  await engine.run(() => history.back())
  await engine.shows({ url: '/process', title: pageTitle('/process'), isSameDocument: true })
})

test('the chart is drawn', async ({ engine }) => {
  await engine.open('/essential')
  await engine.run(() => document.querySelector('#value')!.scrollIntoView())
  await engine.shows({ bars: valueChart.rows.length * valueChart.series.length })
})
