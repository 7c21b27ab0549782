/**
 * Keeps the diary empty until a quarter of its week is in view, where someone sees it fill: on phones that is below the
 * first screen, whose paint its animations would hold up. Uses nothing from outside itself, since its source also runs
 * inline; without scripts the diary fills at once.
 */
export function fillInView() {
  const week = document.querySelector('[data-diary]')
  if (!week) return
  const { dataset } = document.documentElement
  // Not the name of what is looked for: a visitor may come back before having seen it.
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
