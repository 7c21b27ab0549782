// Separate from calendly.ts, because every page loads this module and only some pages load the other.

/** Origin of the provider's scheduling pages and of the widget's messages. */
export const SCHEDULING_ORIGIN = 'https://calendly.com'

/** Origin of the provider's scripts and stylesheets. */
export const SCHEDULING_ASSETS = 'https://assets.calendly.com'

/** URL of the widget's script. */
export const SCHEDULING_SCRIPT = 'https://assets.calendly.com/assets/external/widget.js'

/** Adds resource hints to connect to the provider and preload the widget's script, once per document. */
export function preconnectScheduling(): void {
  if (document.querySelector(`[href="${SCHEDULING_SCRIPT}"], [src="${SCHEDULING_SCRIPT}"]`)) return
  const hints = [
    { rel: 'preconnect', href: SCHEDULING_ORIGIN },
    { rel: 'preconnect', href: SCHEDULING_ASSETS },
    { rel: 'preload', as: 'script', href: SCHEDULING_SCRIPT },
  ]
  document.head.append(...hints.map((hint) => Object.assign(document.createElement('link'), hint)))
}
