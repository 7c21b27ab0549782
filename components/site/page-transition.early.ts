/** View transitions from page to page (app/motion.css, app/calendar-transition.css). */
import { LINKS_TO_BOOK } from '@/lib/booking/links'

let pageTransition: ViewTransition | null = null

addEventListener('pagereveal', ({ viewTransition }) => {
  pageTransition = viewTransition
})

addEventListener('click', onClick, { capture: true, passive: true })

function onClick(event: MouseEvent) {
  const target = event.target as Element
  // In browsers without document.activeViewTransition, clicks during a transition within a page are lost.
  const transition = document.activeViewTransition ?? pageTransition
  // While a transition runs, the root receives all clicks: the transition ends, and the element below is clicked, with the
  // same keys.
  if (transition && target === document.documentElement) {
    transition.skipTransition()
    const below = document.elementFromPoint(event.clientX, event.clientY)
    if (below !== target) below?.dispatchEvent(new MouseEvent('click', event))
    return
  }
  // The button becomes the calendar of /book. The back/forward cache keeps this, so that Back closes the calendar into it.
  const link = target.closest?.<HTMLAnchorElement>('a[href]')
  if (!link) return
  delete document.querySelector<HTMLElement>('[data-calendar]')?.dataset.calendar
  if (link.matches(`[data-button]${LINKS_TO_BOOK}`)) link.dataset.calendar = ''
}
