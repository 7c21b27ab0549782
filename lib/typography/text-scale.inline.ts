/**
 * Keeps display type in its lines when a visitor enlarges or spaces text, or has no fallback font of a known width. Sets
 * --text-scale before the content is parsed: stylesheets divide the sizes of display type by it.
 */
import { SAMPLE, SAMPLE_WIDTH, DISPLAY_WEIGHT } from './display'

/** Font size of the sample in pixels: larger than any minimum font size that visitors set. */
const SIZE = 100
/** Maximum difference in width between the display typeface and its known fallback fonts, as a share. */
const TOLERANCE = 0.04
/** Factor for texts that widen more than the sample: narrow letters with spacing, figures in wide fonts. */
const RESERVE = 1.25

const sheet = new CSSStyleSheet()
// React removes attributes of <html> when it discards the page's HTML, but keeps stylesheets.
document.adoptedStyleSheets.push(sheet)
let current = ''

// Outside the body, so that hydration finds the server-rendered HTML. Fixed, so that it does not widen the page.
const probe = document.documentElement.appendChild(document.createElement('span'))
probe.ariaHidden = 'true'
probe.textContent = SAMPLE
probe.translate = false
probe.style.cssText = `position: fixed; visibility: hidden; white-space: pre; letter-spacing: 0; font: ${DISPLAY_WEIGHT} ${SIZE}px var(--font-display); font-variation-settings: "opsz" 36`

/** Sets --text-scale from the width of the sample in pixels. */
function setScale(width: number) {
  const widening = wideningOf(width)
  const isWider = probe.isConnected && widening > TOLERANCE
  const isOther = isWider && hasOtherFont()
  // Loading the web fonts would break all texts at other words: use them only if they load at once.
  if (isOther) for (const face of document.fonts) face.display = 'optional'
  // Overlays fit the display typeface only.
  const other = isOther ? '--overlay-display: none' : ''
  const scale = `:root { --text-scale: ${1 + widening * RESERVE}; --part-width: auto; --part-gap: 0.25em; ${other} }`
  const rule = isWider ? scale : ''
  // Browsers compute all styles again, even if the rule is the same.
  if (rule !== current) sheet.replaceSync(rule)
  current = rule
}

/** Measures the font on a canvas, where the text settings of visitors do not apply. */
function hasOtherFont() {
  const canvas = document.createElement('canvas').getContext('2d')!
  canvas.font = `${DISPLAY_WEIGHT} ${SIZE}px ${getComputedStyle(probe).fontFamily}`
  return wideningOf(canvas.measureText(SAMPLE).width) > TOLERANCE
}

function wideningOf(width: number) {
  return width / SIZE / SAMPLE_WIDTH - 1
}

// Nothing of the body is parsed: this is the layout of the sample alone.
setScale(probe.getBoundingClientRect().width)
// Covers fonts, zoom and stylesheets that are applied later, without a layout of its own.
new ResizeObserver(([entry]) => setScale(entry!.contentRect.width)).observe(probe)
