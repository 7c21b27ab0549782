// Apart from what else is known of the provider, because every page has this and only some need the rest.

/** The origin of the provider's scheduling pages and of its widget's messages. */
export const SCHEDULING_ORIGIN = 'https://calendly.com'

export const SCHEDULING_ASSETS = 'https://assets.calendly.com'

export const SCHEDULING_SCRIPT = `${SCHEDULING_ASSETS}/assets/external/widget.js`

/** Connects to the provider and preloads its widget script, once. */
export function preconnectScheduling(): void {
  if (document.querySelector(`[href="${SCHEDULING_SCRIPT}"], [src="${SCHEDULING_SCRIPT}"]`)) return
  const hints = [
    { rel: 'preconnect', href: SCHEDULING_ORIGIN },
    { rel: 'preconnect', href: SCHEDULING_ASSETS },
    { rel: 'preload', as: 'script', href: SCHEDULING_SCRIPT },
  ]
  document.head.append(...hints.map((hint) => Object.assign(document.createElement('link'), hint)))
}
