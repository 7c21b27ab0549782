const { dataset } = document.documentElement

// Starts the animation of the first row with the page, and of the other rows when the second is in view.
const slot = document.querySelector('.diary-highlight')
const observer = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    delete dataset.week
    observer.disconnect()
  },
  { rootMargin: '9999px 0px -8%' },
)
if (slot) {
  dataset.week = 'unseen'
  observer.observe(slot)
}

// Shows the dots when the font has loaded: in a fallback font, the letters have other positions. Waits for the first frame:
// reading the family before would compute all styles once more.
requestAnimationFrame(() => {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-imbue')
  const show = (faces: FontFace[]) => {
    if (faces.length > 0) dataset.displayFont = 'loaded'
  }
  // If the font fails to load, the letters keep their own dots.
  document.fonts.load(`500 1em ${family}`, 'i').then(show, () => {})
})
