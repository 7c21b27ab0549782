// Starts the animation of the diary when a quarter of it is in the viewport. Without scripts it starts at once. On phones
// the diary is below the first screen, whose paint the animation would delay.
const { dataset } = document.documentElement
dataset.unseenDiary = ''
const observer = new IntersectionObserver(
  (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    delete dataset.unseenDiary
    observer.disconnect()
  },
  { threshold: 0.25 },
)
observer.observe(document.querySelector('[data-diary]')!)

// Gives the module its own scope.
export {}
