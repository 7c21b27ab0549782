// Separate from calendly.ts, because every page loads this module and only some pages load the other.

/** Origin of the provider's scheduling pages and of the widget's messages. */
export const SCHEDULING_ORIGIN = 'https://calendly.com'

/** Origin of the provider's scripts and stylesheets. */
export const SCHEDULING_ASSETS = 'https://assets.calendly.com'

/** URL of the widget's script. */
export const SCHEDULING_SCRIPT = 'https://assets.calendly.com/assets/external/widget.js'
