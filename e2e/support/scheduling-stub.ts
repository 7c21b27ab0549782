import type { BrowserContext } from 'playwright/test'

// The addresses and messages are literals, so that tests fail if the site's are wrong.

/** Origins of the provider. The policy of each page allows all of them. */
export const PROVIDER = { pages: 'https://calendly.com', assets: 'https://assets.calendly.com' }

/** URL of the provider's script, without a query. */
export const PROVIDER_SCRIPT = 'https://assets.calendly.com/assets/external/widget.js'
const STYLES = 'https://assets.calendly.com/assets/external/widget.css'

/** Messages that the provider's calendar posts to the page. */
export const messages = {
  opened: { event: 'calendly.event_type_viewed' },
  height: (pixels: number) => ({ event: 'calendly.page_height', payload: { height: `${pixels}px` } }),
  booked: (id: string) => ({
    event: 'calendly.event_scheduled',
    payload: { event: { uri: `https://api.calendly.com/scheduled_events/${id}` } },
  }),
}

/** Returns whether a URL is one of the provider's. */
export const isOfProvider = ({ origin }: URL) => Object.values(PROVIDER).includes(origin)

/** Serves the provider's script, its stylesheet and the calendar, in a frame or in a tab. */
export const stubProvider = (context: BrowserContext) =>
  context.route(isOfProvider, (route) => {
    const { origin, pathname } = new URL(route.request().url())
    const file = origin + pathname
    if (file === PROVIDER_SCRIPT) return route.fulfill({ contentType: 'text/javascript', body: SCRIPT_SOURCE })
    if (file === STYLES) return route.fulfill({ contentType: 'text/css', body: '' })
    if (origin !== PROVIDER.pages) throw new Error(`the stub of the provider has no ${file}`)
    return route.fulfill({ contentType: 'text/html', body: CALENDAR })
  })

const CALENDAR = `<!doctype html><title>Calendar</title><h1>Select a day</h1>
  <script>parent.postMessage(${JSON.stringify(messages.opened)}, '*')</script>`

/**
 * Behaves like the provider's script: defines a global, adds a stylesheet, and adds a frame without a title when the
 * document has loaded. The frame's URL has the campaign parameters of the page, unless `utm` overrides them. Throws if the
 * page's URL cannot be decoded.
 */
const SCRIPT_SOURCE = `
  const parseQuery = ({ search }) => Object.fromEntries(
    search.slice(1).split('&').map((pair) => pair.split('=').map(decodeURIComponent)),
  )
  const snakeCase = (name) => name.replace(/[A-Z]/g, (letter) => '_' + letter.toLowerCase())
  const campaign = (entries) => Object.fromEntries(entries.filter(([name, value]) => name.startsWith('utm_') && value))

  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '${STYLES}' }))
  window.Calendly = {
    initInlineWidget({ url, parentElement, utm }) {
      const parameters = new URLSearchParams({
        ...campaign(Object.entries(parseQuery(location))),
        ...parseQuery(new URL(url)),
        ...campaign(Object.entries(utm).map(([name, value]) => [snakeCase(name), value])),
      })
      const src = url.split('?')[0] + '?' + parameters
      const addFrame = () =>
        parentElement.append(Object.assign(document.createElement('iframe'), { src, width: '100%', height: '100%' }))
      if (document.readyState === 'complete') addFrame()
      else addEventListener('load', addFrame, { once: true })
    },
  }
`
