/** Origin of the provider's scheduling pages and of the calendar's messages. */
export const SCHEDULING_ORIGIN = 'https://calendly.com'

/** Origin of the provider's scripts and stylesheets. */
const SCHEDULING_ASSETS = 'https://assets.calendly.com'

/** URL of the provider's script. A literal: esbuild would keep a template in the early scripts, which do not use it. */
export const SCHEDULING_SCRIPT = 'https://assets.calendly.com/assets/external/widget.js'

/** Directives that the provider can extend. Another one, such as script-src-elem, would override the site's script-src. */
type Directive = `${'connect' | 'font' | 'frame' | 'img' | 'media' | 'script' | 'style' | 'worker'}-src`

/** Origins that the provider's calendar needs, by directive of the content security policy. */
export const SCHEDULING_POLICY: Partial<Record<Directive, readonly string[]>> = {
  'script-src': [SCHEDULING_ASSETS],
  'style-src': [SCHEDULING_ASSETS],
  'img-src': [SCHEDULING_ASSETS],
  'frame-src': [SCHEDULING_ORIGIN],
}
