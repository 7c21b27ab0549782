/**
 * Keeps display type in its lines where the browser enlarges text (Firefox's text zoom, the text size of Android's in-app
 * browsers) or has no fallback font of a known width. Sets --text-scale, by which app/globals.css divides the sizes of
 * display type, before anything is painted.
 */
import { SAMPLE, SAMPLE_WIDTHS } from '@/lib/type/sample'

/** In pixels: above the minimum font sizes that visitors set. */
const SIZE = 100
/** Differences between a canvas and the page that are not a zoom. */
const LEAST_ZOOM = 0.02
/** The difference in width from which a font breaks lines at other words. */
const TOLERANCE = 0.06
/** Words with wider letters than the sample's fit too. */
const RESERVE = 1.1

const { documentElement: root, fonts } = document
const sheet = new CSSStyleSheet()
// React would remove an attribute of <html> when it discards the page's HTML.
document.adoptedStyleSheets.push(sheet)

/** Returns the width of the sample in em, and the font that it is set in. */
function measureSample(className: string, weight: number) {
  const span = Object.assign(document.createElement('span'), { className, textContent: SAMPLE })
  span.style.cssText = `position: absolute; visibility: hidden; white-space: pre; letter-spacing: 0; font-size: ${SIZE}px; font-weight: ${weight}`
  root.append(span)
  const { width } = span.getBoundingClientRect()
  const font = `${weight} ${SIZE}px ${getComputedStyle(span).fontFamily}`
  span.remove()
  return { width: width / SIZE, font }
}

function update() {
  const clerk = measureSample('', 400)
  const canvas = document.createElement('canvas').getContext('2d')!
  canvas.font = clerk.font
  // A canvas draws text in the size that it is given.
  const measured = (clerk.width * SIZE) / canvas.measureText(SAMPLE).width
  const zoom = Math.abs(measured - 1) < LEAST_ZOOM ? 1 : measured
  const widening = measureSample('trim-caps', 450).width / zoom / SAMPLE_WIDTHS.voice
  const clerkWidening = clerk.width / zoom / SAMPLE_WIDTHS.clerk
  const isUnknown = widening > 1 + TOLERANCE || Math.abs(clerkWidening - 1) > TOLERANCE
  const scale = zoom * (isUnknown ? Math.max(1, widening * RESERVE) : 1)
  sheet.replaceSync(scale === 1 ? '' : `:root { --text-scale: ${scale} }`)
  return isUnknown
}

if (update()) {
  // The lines of all texts would break anew when the web fonts load: they are used only if they load at once.
  for (const face of fonts) face.display = 'optional'
  void fonts.ready.then(update)
}
// Firefox dispatches it when the text zoom changes.
addEventListener('resize', update)
