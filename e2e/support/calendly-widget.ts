type Options = { url: string; parentElement: HTMLElement; utm?: Record<string, string> }

/**
 * Runs in the page and does what the provider's script does there: two globals and a stylesheet, work put off
 * until the document is complete, a spinner and a frame without a title, the campaign parameters of the
 * page's own address passed on unless they are given otherwise.
 */
export function widgetScript(styles: string) {
  const CAMPAIGN = ['utm_campaign', 'utm_source', 'utm_medium', 'utm_content', 'utm_term']

  const ready = (work: () => void) => {
    if (document.readyState === 'complete') work()
    else window.addEventListener('load', work, { once: true })
  }

  const queryOf = (address: string) => {
    const pairs = (address.split('#')[0]?.split('?')[1] ?? '').split('&').map((pair) => pair.split('='))
    return Object.fromEntries(
      pairs.filter(([, value]) => value !== undefined).map(([name, value]) => [name, decodeURIComponent(value!)]),
    ) as Record<string, string>
  }

  const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

  const source = ({ url, utm = {} }: Options) => {
    const host = Object.entries(queryOf(location.href)).filter(([name, value]) => CAMPAIGN.includes(name) && value)
    const given = Object.entries(utm).filter(([, value]) => value)
    const parameters = {
      embed_domain: location.host,
      embed_type: 'Inline',
      ...Object.fromEntries(host),
      ...queryOf(url),
      ...Object.fromEntries(given.map(([name, value]) => [snakeCase(name), value])),
    }
    const query = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    return `${url.split('?')[0]}?${query.join('&')}`
  }

  const build = (options: Options) => {
    const spinner = document.createElement('div')
    spinner.className = 'calendly-spinner'
    const frame = document.createElement('iframe')
    frame.src = source(options)
    frame.width = '100%'
    frame.height = '100%'
    frame.frameBorder = '0'
    options.parentElement.append(spinner, frame)
  }

  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles }))
  Object.assign(window, {
    bodyScrollLock: {},
    Calendly: { initInlineWidget: (options: Options) => options.url && ready(() => build(options)) },
  })
}
