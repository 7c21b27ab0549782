import type { BrowserContext, Route } from 'playwright/test'

/** Addresses of the provider. They are literals, so that tests fail if the site's constants are wrong. */
export const CALENDLY = {
  pages: 'https://calendly.com',
  assets: 'https://assets.calendly.com',
  script: 'https://assets.calendly.com/assets/external/widget.js',
}
const STYLES = 'https://assets.calendly.com/assets/external/widget.css'

export function isStubbed({ origin, pathname }: URL): boolean {
  return [CALENDLY.script, STYLES].includes(origin + pathname) || origin === CALENDLY.pages
}

/** Stub of the scheduling provider: serves its script, its stylesheet and the calendar in the frame. */
export class SchedulingStub {
  /** How the stub responds to script requests from now on; 'recovers' fails only the first request. */
  script: 'loads' | 'fails' | 'is empty' | 'recovers' | 'hangs' = 'loads'
  /** Whether the calendar posts its first message to the page. */
  sendsMessages = true
  scriptRequests = 0
  /** URLs of the loaded calendars, in a frame or in a tab. */
  readonly opened: URL[] = []
  private readonly pending: Route[] = []

  async install(context: BrowserContext) {
    await context.route(`${CALENDLY.script}*`, (route) => this.handleScriptRequest(route))
    await context.route(STYLES, (route) => route.fulfill({ contentType: 'text/css', body: '' }))
    await context.route(`${CALENDLY.pages}/**`, (route) => {
      this.opened.push(new URL(route.request().url()))
      return route.fulfill({ contentType: 'text/html', body: this.renderCalendar() })
    })
  }

  async release() {
    await Promise.all(this.pending.splice(0).map(fulfillScript))
  }

  async abortPending() {
    await Promise.all(this.pending.splice(0).map((route) => route.abort('internetdisconnected')))
  }

  private handleScriptRequest(route: Route) {
    this.scriptRequests += 1
    if (this.script === 'hangs') return void this.pending.push(route)
    if (this.script === 'fails') return route.abort()
    if (this.script === 'is empty') return route.fulfill({ contentType: 'text/javascript', body: '' })
    if (this.script === 'recovers' && this.scriptRequests === 1) return route.fulfill({ status: 500 })
    return fulfillScript(route)
  }

  private renderCalendar(): string {
    const firstMessage = "parent.postMessage({ event: 'calendly.event_type_viewed' }, '*')"
    return `<!doctype html><title>Calendar</title><h1>Select a day</h1><script>${this.sendsMessages ? firstMessage : ''}</script>`
  }
}

function fulfillScript(route: Route) {
  // tsx wraps functions in its helper __name, which is not defined in the page.
  const body = `var __name = (f) => f;(${widgetScript})(${JSON.stringify(STYLES)})`
  return route.fulfill({ contentType: 'text/javascript', body })
}

type WidgetOptions = { url: string; parentElement: HTMLElement; utm?: Record<string, string> }

/**
 * Runs in the page and behaves like the provider's script: defines a global, adds a stylesheet, and adds a frame without
 * a title when the document has loaded. The frame's URL has the campaign parameters of the page, unless `utm` overrides
 * them. Throws if the page's URL cannot be decoded.
 */
function widgetScript(styles: string) {
  const whenLoaded = (work: () => void) => {
    if (document.readyState === 'complete') work()
    else window.addEventListener('load', work, { once: true })
  }

  const parseQuery = (url: string) => {
    const pairs = new URL(url).search
      .slice(1)
      .split('&')
      .map((pair) => pair.split('='))
    return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, decodeURIComponent(value)]))
  }

  const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

  const createFrameUrl = ({ url, utm = {} }: WidgetOptions) => {
    const pageParameters = Object.entries(parseQuery(location.href)).filter(
      ([name, value]) => name.startsWith('utm_') && value,
    )
    const overrides = Object.entries(utm).filter(([, value]) => value)
    const parameters = new URLSearchParams({
      ...Object.fromEntries(pageParameters),
      ...parseQuery(url),
      ...Object.fromEntries(overrides.map(([name, value]) => [toSnakeCase(name), value])),
    })
    return `${url.split('?')[0]}?${parameters}`
  }

  const addFrame = (options: WidgetOptions) => {
    const frame = document.createElement('iframe')
    frame.src = createFrameUrl(options)
    frame.width = '100%'
    frame.height = '100%'
    options.parentElement.append(frame)
  }

  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles }))
  Object.assign(window, {
    Calendly: { initInlineWidget: (options: WidgetOptions) => options.url && whenLoaded(() => addFrame(options)) },
  })
}
