/** The origin of the provider's scheduling pages and of its widget's messages. */
export const SCHEDULING_ORIGIN = 'https://calendly.com'

export const SCHEDULING_ASSETS = 'https://assets.calendly.com'

export const SCHEDULING_SCRIPT = `${SCHEDULING_ASSETS}/assets/external/widget.js`
