import { book } from '@/content/book'
import { faq } from '@/content/faq'
import { gate } from '@/content/gate'
import { hero } from '@/content/home'
import { SCHEDULING_ORIGIN } from '@/lib/booking/preconnect'
import { pages } from '@/lib/routes'
import { scheduled } from '../support/calendar'
import { password, sheet } from '../support/gate'
import { test } from './test'

const light = { canvas: 'rgb(251, 250, 247)' }
const dark = { canvas: 'rgb(12, 20, 18)' }

for (const { path } of pages) {
  test(`${path} stands`, async ({ engine }) => {
    await engine.open(path)
    await engine.shows({ unseen: 0, overflow: 0, hasSerif: true, ...light })
  })
}

test('the gate refuses a wrong password, opens with the right one, and remembers it', async ({ engine }) => {
  await engine.open('/pricing')
  await engine.click('#gate-password')
  await engine.enter('not the password')
  await engine.shows({ alerts: [gate.wrong], focus: 'gate-password' })
  await engine.enter(password)
  await engine.shows({ h1: [sheet.title] })
  await engine.open('/pricing')
  await engine.shows({ h1: [sheet.title] })
})

test('the calendar comes in the same document, and gives way to what happens next and to Back', async ({ engine }) => {
  await engine.open('/')
  await engine.shows({ h1: [hero.title] })
  await engine.run(() => {
    // Stands for the provider's script, which is not asked for as long as the document lives.
    const initInlineWidget = ({ parentElement }: { parentElement: Element }) =>
      parentElement.append(Object.assign(document.createElement('iframe'), { width: '100%', height: '100%' }))
    Object.assign(window, { Calendly: { initInlineWidget } })
    document.head.append = (...added) =>
      added[0] instanceof HTMLScriptElement
        ? setTimeout(() => (added[0] as HTMLElement).dispatchEvent(new Event('load')))
        : document.head.prepend(...added)
  })
  await engine.click('main a[href="/book"]')
  await engine.shows({ h1: [book.title], calendar: [book.frameTitle, 700] })
  const message = { origin: SCHEDULING_ORIGIN, data: scheduled('https://x/1') }
  await engine.run((init) => {
    const source = document.querySelector('iframe')!.contentWindow
    dispatchEvent(new MessageEvent('message', { ...init, source }))
  }, message)
  await engine.shows({ h1: [book.booked.title] })
  await engine.run(() => history.back())
  await engine.shows({ h1: [hero.title], unseen: 0 })
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

test('a question opens that is pressed as soon as it is there', async ({ engine }) => {
  await engine.open('/')
  await engine.click('main h3 > button')
  await engine.shows({ answers: [faq.items[0].answer] })
})
