/**
 * Keeps the diary empty until a quarter of it is in view. On phones it is below the first screen, whose paint its
 * animations would delay. Without scripts, the diary fills at once. Must not reference anything outside itself: its
 * source also runs inline.
 */
export function fillInView() {
  const week = document.querySelector('[data-diary]')
  if (!week) return
  const { dataset } = document.documentElement
  // Not `data-diary`, which the query above looks for: a visitor may return before having seen the diary.
  dataset.unseenDiary = ''
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      delete dataset.unseenDiary
      observer.disconnect()
    },
    { threshold: 0.25 },
  )
  observer.observe(week)
}
