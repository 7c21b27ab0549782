/** View transitions between pages (app/motion.css, app/calendar-transition.css). */
import { LINKS_TO_BOOK } from '@/lib/booking/links'

let pageTransition: ViewTransition | null = null

addEventListener('pagereveal', ({ viewTransition }) => {
  pageTransition = viewTransition
})

addEventListener('click', onClick, { capture: true, passive: true })

function onClick(event: MouseEvent) {
  const target = event.target as Element
  if (target === document.documentElement) clickBelow(event)
  else markCalendar(event, target.closest?.<HTMLAnchorElement>('a[href]'))
}

/**
 * Handles a click during a view transition, when its target is the root element: skips the transition, then focuses and
 * clicks the element under the pointer with the same modifier keys. Browsers without document.activeViewTransition cannot
 * skip a transition within a page.
 */
function clickBelow(event: MouseEvent) {
  const transition = document.activeViewTransition ?? pageTransition
  transition?.skipTransition()
  const below = document.elementFromPoint(event.clientX, event.clientY)
  if (!below || below === document.documentElement) return
  below.closest<HTMLElement>('a[href], button, input, summary')?.focus({ preventScroll: true })
  below.dispatchEvent(new MouseEvent('click', event))
}

/**
 * Marks the button that becomes the calendar of /book. The back/forward cache keeps this, so that Back closes the calendar
 * into it. A link that does not leave the page changes nothing.
 */
function markCalendar({ ctrlKey, metaKey, shiftKey }: MouseEvent, link?: HTMLAnchorElement | null) {
  if (!link || ctrlKey || metaKey || shiftKey || link.target || link.origin !== location.origin) return
  if (link.hash && link.pathname === location.pathname) return
  delete document.querySelector<HTMLElement>('[data-calendar]')?.dataset.calendar
  if (link.matches(`[data-button]${LINKS_TO_BOOK}`)) link.dataset.calendar = ''
}
