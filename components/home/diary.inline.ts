/**
 * Shows the appointments of the diary as they arrive, and the days over the headline: red from the first enquiry of a day, white
 * from its last booking. The HTML has their last states, for paper and reduced motion.
 */
import { STATES, STEP } from './arrivals'

const still = matchMedia('print, (prefers-reduced-motion: reduce)')

/** Hides the state of a slot or a day. Returns a function that shows its states in turn, up to the last. */
function hide({ dataset }: HTMLElement) {
  const { state: last, arrivals } = dataset
  const [first = 0, final = first] = arrivals!.split(' ').map(Number)
  dataset.state = 'none'
  still.addEventListener('change', () => (dataset.state = last))
  return () =>
    STATES.slice(0, STATES.findIndex(({ state }) => state === last) + 1).forEach(({ state, after }, index) => {
      const second = (index === 0 ? first : final) * STEP + after
      setTimeout(() => (dataset.state = still.matches ? last : state), second * 1000)
    })
}

function hideAll(selector: string) {
  const starts = [...document.querySelectorAll<HTMLElement>(selector)].map(hide)
  return () => starts.forEach((start) => start())
}

if (!still.matches) {
  // The days and the first row start with the first frame, the other rows when the second is in view.
  requestAnimationFrame(hideAll('.day-dot, .week-row:nth-child(2) > [data-arrivals]'))
  const start = hideAll('.week-row:nth-child(n + 3) > [data-arrivals]')
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      start()
      observer.disconnect()
    },
    { rootMargin: '9999px 0px -8%' },
  )
  observer.observe(document.querySelector('.week-row:nth-child(3) > .diary-slot')!)
}

/** Shows the days when the font has loaded: in a fallback font, the letters have other positions. */
function showDays() {
  const { documentElement: root } = document
  const family = getComputedStyle(root).getPropertyValue('--font-imbue')
  const show = (faces: FontFace[]) => {
    if (faces.length > 0) root.dataset.displayFont = 'loaded'
  }
  // If the font fails to load, the letters keep their own dots.
  document.fonts.load(`500 1em ${family}`, 'i').then(show, () => {})
}
// After the first paint, because reading the family computes styles.
addEventListener('load', () => requestAnimationFrame(() => setTimeout(showDays)))
