import type { BrowserContext, Route } from 'playwright/test'
import { SCHEDULING_ASSETS, SCHEDULING_ORIGIN, SCHEDULING_SCRIPT } from '@/lib/booking/preconnect'

const STYLES = `${SCHEDULING_ASSETS}/assets/external/widget.css`

/** Whether the stub responds to a request for this URL. */
export function isStubbed({ origin, pathname }: URL): boolean {
  return [SCHEDULING_SCRIPT, STYLES].includes(origin + pathname) || origin === SCHEDULING_ORIGIN
}

/** Stub of the scheduling provider: its script, its stylesheet and the calendar in the frame. */
export class SchedulingStub {
  /** What happens to requests for the script from now on; 'recovers' fails the first one. */
  script: 'loads' | 'fails' | 'is empty' | 'recovers' | 'hangs' = 'loads'
  /** Whether the calendar posts its first message to the page. */
  sendsMessages = true
  scriptRequests = 0
  /** The URL of each calendar that was loaded, in a frame or in a tab. */
  readonly opened: URL[] = []
  private readonly hanging: Route[] = []

  async install(context: BrowserContext) {
    await context.route(`${SCHEDULING_SCRIPT}*`, (route) => this.respondToScript(route))
    await context.route(STYLES, (route) => route.fulfill({ contentType: 'text/css', body: '' }))
    await context.route(`${SCHEDULING_ORIGIN}/**`, (route) => {
      this.opened.push(new URL(route.request().url()))
      return route.fulfill({ contentType: 'text/html', body: this.calendar() })
    })
  }

  /** Responds to the script requests that are pending. */
  async release() {
    await Promise.all(this.hanging.splice(0).map(fulfil))
  }

  /** Aborts the script requests that are pending, as a lost connection does. */
  async abortPending() {
    await Promise.all(this.hanging.splice(0).map((route) => route.abort('internetdisconnected')))
  }

  private respondToScript(route: Route) {
    this.scriptRequests += 1
    if (this.script === 'hangs') return void this.hanging.push(route)
    if (this.script === 'fails') return route.abort()
    if (this.script === 'is empty') return route.fulfill({ contentType: 'text/javascript', body: '' })
    if (this.script === 'recovers' && this.scriptRequests === 1) return route.fulfill({ status: 500 })
    return fulfil(route)
  }

  private calendar(): string {
    const firstMessage = "parent.postMessage({ event: 'calendly.event_type_viewed' }, '*')"
    return `<!doctype html><title>Calendar</title><h1>Select a day</h1><script>${this.sendsMessages ? firstMessage : ''}</script>`
  }
}

function fulfil(route: Route) {
  // tsx wraps functions in its helper __name, which is not defined in the page.
  const body = `var __name = (f) => f;(${widgetScript})(${JSON.stringify(STYLES)})`
  return route.fulfill({ contentType: 'text/javascript', body })
}

type Options = { url: string; parentElement: HTMLElement; utm?: Record<string, string> }

/**
 * Runs in the page and behaves like the provider's script: it defines two globals, adds a stylesheet, waits until the
 * document is complete, adds a frame without a title, and passes on the campaign parameters of the page's URL unless
 * others are given. It throws if that URL cannot be decoded.
 */
function widgetScript(styles: string) {
  const ready = (work: () => void) => {
    if (document.readyState === 'complete') work()
    else window.addEventListener('load', work, { once: true })
  }

  const queryOf = (url: string) => {
    const pairs = new URL(url).search
      .slice(1)
      .split('&')
      .map((pair) => pair.split('='))
    return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, decodeURIComponent(value)]))
  }

  const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

  const source = ({ url, utm = {} }: Options) => {
    const host = Object.entries(queryOf(location.href)).filter(([name, value]) => name.startsWith('utm_') && value)
    const given = Object.entries(utm).filter(([, value]) => value)
    const parameters = new URLSearchParams({
      ...Object.fromEntries(host),
      ...queryOf(url),
      ...Object.fromEntries(given.map(([name, value]) => [snakeCase(name), value])),
    })
    return `${url.split('?')[0]}?${parameters}`
  }

  const build = (options: Options) => {
    const frame = document.createElement('iframe')
    frame.src = source(options)
    frame.width = '100%'
    frame.height = '100%'
    options.parentElement.append(frame)
  }

  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles }))
  Object.assign(window, {
    bodyScrollLock: {},
    Calendly: { initInlineWidget: (options: Options) => options.url && ready(() => build(options)) },
  })
}
