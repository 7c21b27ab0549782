/**
 * Keeps display type in its lines when a visitor enlarges or spaces text, or when no fallback font of a known width is
 * installed. Sets --text-scale, by which stylesheets divide the sizes of display type, before the first paint.
 */
import { SAMPLE, SAMPLE_WIDTH } from './sample'
import { VOICE_WEIGHT } from './voice'

/** Pixels, above the minimum font sizes that visitors set. */
const SIZE = 100
/** The difference between the voice and its known fallback fonts. */
const TOLERANCE = 0.04
/** Factor for texts that widen more than the sample: narrow letters if text is spaced, figures in wide fonts. */
const RESERVE = 1.25

const sheet = new CSSStyleSheet()
// A stylesheet, because React removes attributes of <html> when it discards the page's HTML.
document.adoptedStyleSheets.push(sheet)

// Outside the body, so that React finds the page that the server rendered. A fixed box widens no page.
const probe = document.documentElement.appendChild(document.createElement('span'))
probe.ariaHidden = 'true'
probe.textContent = SAMPLE
probe.translate = false
probe.style.cssText = `position: fixed; visibility: hidden; white-space: pre; letter-spacing: 0; font: ${VOICE_WEIGHT} ${SIZE}px var(--font-voice); font-variation-settings: "opsz" 36`

/** Sets --text-scale by the width of the sample. Returns whether the font is of unknown width. */
function setScale() {
  const widening = wideningOf(probe.getBoundingClientRect().width)
  if (!probe.isConnected || widening <= TOLERANCE) {
    sheet.replaceSync('')
    return false
  }
  const isOther = hasOtherFont()
  // The dots of another font have other positions.
  const dots = isOther ? '.day-dots { display: none }' : ''
  sheet.replaceSync(`:root { --text-scale: ${1 + widening * RESERVE}; --part-width: auto } ${dots}`)
  return isOther
}

/** Measures the font alone: a canvas draws text in the size and spacing that it is given, whatever visitors set. */
function hasOtherFont() {
  const canvas = document.createElement('canvas').getContext('2d')!
  canvas.font = `${VOICE_WEIGHT} ${SIZE}px ${getComputedStyle(probe).fontFamily}`
  return wideningOf(canvas.measureText(SAMPLE).width) > TOLERANCE
}

function wideningOf(width: number) {
  return width / SIZE / SAMPLE_WIDTH - 1
}

// When the web fonts load, all texts would break at other words: use the fonts only if they load at once.
if (setScale()) for (const face of document.fonts) face.display = 'optional'
// Covers fonts, a zoom and a stylesheet that are applied later.
new ResizeObserver(setScale).observe(probe)
