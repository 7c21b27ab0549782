import { book } from '@/content/book'
import { faq } from '@/content/faq'
import { gate } from '@/content/gate'
import { hero, videos } from '@/content/home'
import { SCHEDULING_ORIGIN, SCHEDULING_SCRIPT } from '@/lib/booking/preconnect'
import { interpolate } from '@/lib/interpolate'
import { pages } from '@/lib/routes'
import { scheduled } from '../support/calendar'
import { password, sheet } from '../support/gate'
import { expect, test } from './test'

const light = { canvas: 'rgb(251, 250, 247)', ink: 'rgb(16, 32, 28)' }
const dark = { canvas: 'rgb(12, 20, 18)' }

for (const { path } of pages) {
  test(`${path} stands`, async ({ engine }) => {
    await engine.open(path)
    const h1 = [expect.any(String)]
    await engine.shows({ h1, unseen: 0, overflow: 0, hasSerif: true, bar: 'fixed', ...light })
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
  await engine.run(() => sessionStorage.clear())
})

test('the calendar comes in the same document, speaks, and gives way to what happens next and to Back', async ({
  engine,
}) => {
  await engine.open('/')
  await engine.shows({ h1: [hero.title] })
  await engine.run((url) => {
    // Stands for the provider's script from here on, as long as the document lives.
    const initInlineWidget = ({ parentElement }: { parentElement: Element }) =>
      parentElement.append(Object.assign(document.createElement('iframe'), { width: '100%', height: '100%' }))
    Object.assign(window, { Calendly: { initInlineWidget } })
    const set = function (this: HTMLScriptElement, value: string) {
      if (value.startsWith(url)) setTimeout(() => this.dispatchEvent(new Event('load')))
      else this.setAttribute('src', value)
    }
    Object.defineProperty(HTMLScriptElement.prototype, 'src', { set })
  }, SCHEDULING_SCRIPT)
  await engine.click('main a[href="/book"]')
  await engine.shows({ h1: [book.title], calendar: [book.frameTitle, 700] })
  await engine.run(
    (origin, data) => {
      const source = document.querySelector('iframe')!.contentWindow
      dispatchEvent(new MessageEvent('message', { origin, source, data }))
    },
    SCHEDULING_ORIGIN,
    scheduled('https://x/1'),
  )
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

test('a question opens that is pressed as soon as it is there, and a film plays to its end', async ({ engine }) => {
  await engine.open('/')
  await engine.click('main h3 > button')
  await engine.shows({ answers: [faq.items[0].answer] })
  const { benefits, player } = videos
  await engine.click('main li button')
  await engine.shows({ film: interpolate(player.again, { title: benefits[0].title }) })
})
