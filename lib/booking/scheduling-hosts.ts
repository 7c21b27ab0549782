/** The provider's scheduling pages, and the origin that its widget's messages come from. */
export const SCHEDULING_ORIGIN = 'https://calendly.com'

/** The host of the provider's widget script and of its stylesheet. */
export const SCHEDULING_ASSETS = 'https://assets.calendly.com'

export const SCHEDULING_SCRIPT = `${SCHEDULING_ASSETS}/assets/external/widget.js`
