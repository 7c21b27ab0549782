/**
 * Keeps display type in its lines where the browser enlarges text (Firefox's text zoom, the text size of Android's in-app
 * browsers), where a visitor's stylesheet spaces it, and where no fallback font of a known width is installed. Sets
 * --text-scale, by which app/type.css and the stylesheets of components divide the sizes of display type, before anything
 * is painted.
 */
import { SAMPLE, SAMPLE_WIDTHS } from '@/lib/type/sample'
import { VOICE_WEIGHT } from '@/lib/type/voice'

/** In pixels: above the minimum font sizes that visitors set. */
const SIZE = 100
/** Differences between a canvas and the page that are not a zoom. */
const LEAST_ZOOM = 0.02
/** The difference in width from which a font breaks lines at other words. */
const TOLERANCE = 0.06
/** Words with wider letters than the sample's, and figures, fit too. */
const RESERVE = 1.12

const { documentElement: root, fonts } = document
const sheet = new CSSStyleSheet()
// React would remove an attribute of <html> when it discards the page's HTML.
document.adoptedStyleSheets.push(sheet)

// Outside the body, so that React finds the page that the server rendered.
const box = root.appendChild(document.createElement('div'))
box.ariaHidden = 'true'
box.style.cssText = 'position: absolute; width: 0; height: 0; overflow: hidden; visibility: hidden'
const voice = appendSample(`font: ${VOICE_WEIGHT} 1em var(--font-voice-narrow); font-variation-settings: "opsz" 100`)
const clerk = appendSample('font-weight: 400')

const first = measureType()
setScale(first.scale)
if (!first.hasKnownWidths) {
  // All texts would break at other words when the web fonts load: they are used only if they load at once.
  for (const face of fonts) face.display = 'optional'
}
// Covers a zoom or a stylesheet that is set later.
const observer = new ResizeObserver(() => {
  // React removes the box when it discards the page's HTML. Its return is observed again.
  if (box.isConnected) setScale(measureType().scale)
  else root.append(box)
})
observer.observe(voice)
observer.observe(clerk)

function appendSample(style: string) {
  const sample = document.createElement('span')
  sample.textContent = SAMPLE
  sample.style.cssText = `${style}; position: absolute; white-space: pre; letter-spacing: 0; font-size: ${SIZE}px`
  return box.appendChild(sample)
}

/** Returns the scale of display type, and whether the fonts have the widths of the site's fonts or of their fallbacks. */
function measureType() {
  const { fontFamily, fontWeight } = getComputedStyle(clerk)
  const canvas = document.createElement('canvas').getContext('2d')!
  canvas.font = `${fontWeight} ${SIZE}px ${fontFamily}`
  const clerkWidth = clerk.getBoundingClientRect().width
  // A canvas draws text in the size that it is given.
  const measured = clerkWidth / canvas.measureText(SAMPLE).width
  const zoom = Math.abs(measured - 1) < LEAST_ZOOM ? 1 : measured
  const widening = voice.getBoundingClientRect().width / SIZE / SAMPLE_WIDTHS.voice
  const isWide = widening > zoom * (1 + TOLERANCE)
  const scale = isWide ? Math.max(zoom, widening * RESERVE) : zoom
  const clerkDifference = Math.abs(clerkWidth / SIZE / zoom / SAMPLE_WIDTHS.clerk - 1)
  return { scale, hasKnownWidths: !isWide && clerkDifference <= TOLERANCE }
}

function setScale(scale: number) {
  sheet.replaceSync(scale === 1 ? '' : `:root { --text-scale: ${scale}; --part-width: auto }`)
}
