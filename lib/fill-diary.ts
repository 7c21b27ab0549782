/**
 * Starts the animation of the home page's diary when a quarter of it is in the viewport. Without scripts the animation
 * starts at once. On phones the diary is below the first screen, whose paint the animation would delay.
 */
export function fillDiaryInView() {
  const week = document.querySelector('[data-diary]')
  if (!week) return
  const { dataset } = document.documentElement
  // On the root element, which in-app navigations keep, for visitors who leave and return before the diary is in view.
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
