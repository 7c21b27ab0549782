const { dataset } = document.documentElement

// The first time of the diary fills with the page, and the others when the second is above the strip. Without scripts, all fill
// at once.
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

// Shows the dots when the voice has loaded: letters of a fallback font have theirs in other places. The first frame has
// resolved styles, so that reading the family costs nothing.
requestAnimationFrame(() => {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-imbue')
  const show = (faces: FontFace[]) => {
    if (faces.length > 0) dataset.voice = 'loaded'
  }
  // Without the font, the dots stay ink.
  document.fonts.load(`500 1em ${family}`, 'i').then(show, () => {})
})
