import { book } from '@/content/book'
import { valueChart } from '@/content/essential'
import { faq } from '@/content/faq'
import { gate } from '@/content/gate'
import { pageTitle } from '@/lib/seo/metadata'
import { pages } from '@/lib/routes'
import { SCHEDULING_ORIGIN, SCHEDULING_SCRIPT } from '@/lib/booking/scheduling-hosts'
import { sealedSheet } from '@/e2e/support/sealed-sheet'
import { END, ENTER, TAB, type Engine } from './engine'
import { expect, test } from './test'

const canvas = { light: 'rgb(251, 250, 247)', dark: 'rgb(12, 20, 18)' }

const heading = (engine: Engine) => engine.run(() => document.querySelector('h1')?.innerText)
const path = (engine: Engine) => engine.run(() => location.pathname)
const background = (engine: Engine) => engine.run(() => getComputedStyle(document.documentElement).backgroundColor)

/** Whether the first element with exactly these words takes room on the page and is not hidden. */
const shows = (engine: Engine, words: string) =>
  engine.run((text) => {
    const holders = [...document.querySelectorAll<HTMLElement>('main *')]
    const holder = holders.find((element) => element.children.length === 0 && element.textContent === text)
    if (!holder) return false
    let [top, bottom] = [holder.getBoundingClientRect().top, holder.getBoundingClientRect().bottom]
    for (let box: HTMLElement | null = holder.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === 'visible') continue
      const frame = box.getBoundingClientRect()
      top = Math.max(top, frame.top)
      bottom = Math.min(bottom, frame.bottom)
    }
    return bottom - top > 1 && getComputedStyle(holder).visibility === 'visible'
  }, words)

for (const row of pages) {
  test(`${row.path} stands`, async ({ engine, open }) => {
    await open(row.path)
    const page = await engine.run(() => ({
      title: document.title,
      headings: document.querySelectorAll('h1').length,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      serif: [...document.fonts].some(({ family, status }) => /serif/i.test(family) && status === 'loaded'),
      bar: getComputedStyle(document.querySelector('header')!).position,
      ink: getComputedStyle(document.body).color,
      unseen: [...document.querySelectorAll('main h1, main h2')].filter(
        (part) => part.getBoundingClientRect().height === 0,
      ).length,
    }))
    expect(page).toEqual({
      title: pageTitle(row.path),
      headings: 1,
      overflow: 0,
      serif: true,
      bar: 'fixed',
      ink: 'rgb(16, 32, 28)',
      unseen: 0,
    })
  })
}

test('the questions open one at a time, and the open one closes', async ({ engine, open }) => {
  await open('/')
  const trigger = (index: number) => `h3:nth-child(1) > button[id="${ids[index]}"]`
  const ids = await engine.run(() =>
    [...document.querySelectorAll('main h3 > button[aria-expanded]')].map(({ id }) => id),
  )
  expect(ids).toHaveLength(faq.items.length)
  const shown = () => Promise.all(faq.items.map(({ answer }) => shows(engine, answer)))
  expect(await shown()).toEqual([false, false, false])
  await engine.click(trigger(0))
  await expect.poll(shown).toEqual([true, false, false])
  await engine.click(trigger(1))
  await expect.poll(shown).toEqual([false, true, false])
  await engine.click(trigger(1))
  await expect.poll(shown).toEqual([false, false, false])
})

test('the gate refuses a wrong password, opens with the right one, and remembers it', async ({ engine, open }) => {
  const { password, sheet } = await sealedSheet()
  await open('/pricing')
  await engine.click('#gate-password')
  await engine.type(`not the password${ENTER}`)
  await expect.poll(() => shows(engine, gate.wrong)).toBe(true)
  const field = () =>
    engine.run(() => [document.activeElement?.id, document.querySelector<HTMLInputElement>('#gate-password')?.value])
  await expect.poll(field).toEqual(['gate-password', ''])
  await engine.type(password + ENTER)
  await expect.poll(() => heading(engine)).toBe(sheet.title)
  await open('/pricing')
  await expect.poll(() => heading(engine)).toBe(sheet.title)

  await engine.click('#attended')
  await engine.type(END)
  const value = () => engine.run(() => document.querySelector('#attended')?.getAttribute('aria-valuetext'))
  await expect.poll(value).toContain(String(sheet.estimator.max))
  await engine.run(() => sessionStorage.clear())
})

test('the gate calls an empty password wrong, and opens where nothing can be remembered', async ({ engine, open }) => {
  const { password, sheet } = await sealedSheet()
  await open('/pricing')
  await engine.run(() => {
    // As where all cookies are blocked.
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse })
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
  })
  await engine.click('#gate-password')
  await engine.type(ENTER)
  await expect.poll(() => shows(engine, gate.wrong)).toBe(true)
  await engine.type(password + ENTER)
  await expect.poll(() => heading(engine)).toBe(sheet.title)
})

test('the calendar comes, speaks, and gives way to what happens next', async ({ engine, open }) => {
  await open('/')
  await engine.run(
    (address, origin) => {
      // Stands for the provider's script from here on, as long as the document lives.
      const scripts = HTMLScriptElement.prototype
      const source = Object.getOwnPropertyDescriptor(scripts, 'src')!
      const tell = (frame: HTMLIFrameElement, data: object) =>
        dispatchEvent(new MessageEvent('message', { origin, source: frame.contentWindow, data }))
      const initInlineWidget = ({ parentElement }: { parentElement: HTMLElement }) => {
        const frame = Object.assign(document.createElement('iframe'), { width: '100%', height: '100%' })
        parentElement.append(frame)
        Object.assign(window, { tell: (data: object) => tell(frame, data) })
        setTimeout(() => tell(frame, { event: 'calendly.event_type_viewed' }))
      }
      Object.defineProperty(scripts, 'src', {
        ...source,
        set(this: HTMLScriptElement, value: string) {
          if (!value.startsWith(address)) return source.set!.call(this, value)
          setTimeout(() => {
            Object.assign(window, { Calendly: { initInlineWidget } })
            this.dispatchEvent(new Event('load'))
          })
        },
      })
    },
    SCHEDULING_SCRIPT,
    SCHEDULING_ORIGIN,
  )
  await engine.click('main a[href="/book"]')
  await expect.poll(() => heading(engine)).toBe(book.title)
  const frame = () =>
    engine.run(() => {
      const calendar = document.querySelector('iframe')
      return calendar && [calendar.title, Math.round(calendar.getBoundingClientRect().height)]
    })
  await expect.poll(frame).toEqual([book.frameTitle, 700])
  await expect
    .poll(() => engine.run(() => document.querySelector('[data-state]')?.getAttribute('data-state')))
    .toBe('shown')
  const tell = (data: object) =>
    engine.run((message) => (window as unknown as { tell: (data: object) => void }).tell(message), data)
  await tell({ event: 'calendly.page_height', payload: { height: '900px' } })
  await expect.poll(frame).toEqual([book.frameTitle, 900])
  await tell({ event: 'calendly.event_scheduled', payload: { event: { uri: 'https://x/1' } } })
  await expect.poll(() => heading(engine)).toBe(book.booked.title)
})

test('the theme changes, is remembered, and follows the system again', async ({ engine, open }) => {
  await open('/process')
  expect(await background(engine)).toBe(canvas.light)
  await engine.click('label:has(input[name="theme"][value="dark"])')
  await expect.poll(() => background(engine)).toBe(canvas.dark)
  await open('/book')
  expect(await background(engine)).toBe(canvas.dark)
  await engine.click('label:has(input[name="theme"][value="system"])')
  await expect.poll(() => background(engine)).toBe(canvas.light)
  await engine.run(() => localStorage.clear())
})

test('a link leads on inside the document, moves the focus, and Back leads back', async ({ engine, open }) => {
  await open('/process')
  await engine.run(() => void Object.assign(window, { marked: true }))
  await engine.click('header a[href="/book"]')
  await expect.poll(() => path(engine)).toBe('/book')
  await expect.poll(() => engine.run(() => document.activeElement?.id)).toBe('main')
  expect(await engine.run(() => 'marked' in window)).toBe(true)
  await engine.back()
  await expect.poll(() => path(engine)).toBe('/process')
})

test('Back shows the page that the address names, also from the skip link', async ({ engine, open }) => {
  await open('/process')
  const title = await heading(engine)
  await engine.run(() => document.querySelector<HTMLElement>('a[href="#main"]')!.focus())
  await engine.type(ENTER)
  await expect.poll(() => engine.run(() => location.hash)).toBe('#main')
  await engine.click('header a[href="/book"]')
  await expect.poll(() => heading(engine)).toBe(book.title)
  await engine.back()
  await expect.poll(() => path(engine)).toBe('/process')
  await expect.poll(() => heading(engine)).toBe(title)
  expect(await engine.run(() => document.title)).toBe(pageTitle('/process'))
})

test('the first Tab stop skips to the main content', async ({ engine, open }) => {
  await open('/')
  await engine.type(TAB)
  const focused = () =>
    engine.run(() => [
      document.activeElement?.getAttribute('href'),
      Math.round(document.activeElement!.getBoundingClientRect().top) >= 0,
    ])
  await expect.poll(focused).toEqual(['#main', true])
})

test('the floating button floats and the chart is drawn', async ({ engine, open }) => {
  await open('/offer')
  const bottom = () => engine.run(() => innerHeight - document.querySelector('aside a')!.getBoundingClientRect().bottom)
  expect(await bottom()).toBeGreaterThanOrEqual(0)
  expect(await bottom()).toBeLessThan(64)
  await open('/essential')
  await engine.run(() => document.querySelector('#value')?.scrollIntoView())
  const bars = () => engine.run(() => document.querySelectorAll('.recharts-bar-rectangle').length)
  await expect.poll(bars, { timeout: 15_000 }).toBe(valueChart.rows.length * valueChart.series.length)
})
