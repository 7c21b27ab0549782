/** Origin of the provider's scheduling pages and of the messages from the calendar. */
export const SCHEDULING_ORIGIN = 'https://calendly.com'

/** Origin of the provider's scripts and stylesheets. */
const SCHEDULING_ASSETS = 'https://assets.calendly.com'

/** URL of the provider's script. A literal, because esbuild would not remove an unused template from the inline scripts. */
export const SCHEDULING_SCRIPT = 'https://assets.calendly.com/assets/external/widget.js'

/** Origins that the provider's calendar needs, by directive of the content security policy. */
export const SCHEDULING_POLICY = {
  'script-src': [SCHEDULING_ASSETS],
  'style-src': [SCHEDULING_ASSETS],
  'img-src': [SCHEDULING_ASSETS],
  'frame-src': [SCHEDULING_ORIGIN],
}
