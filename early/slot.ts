/**
 * The slot: when a booking button is clicked, it opens into the frame of the calendar on /book while the page changes, and
 * Back closes it again. app/slot.css animates the element that both pages name. Browsers without view transitions between
 * documents dispatch no pageswap and pagereveal events.
 */
import { BOOK_PATH } from '@/lib/booking/attribution'
import { hasBooked, recallBooking } from '@/lib/booking/booked'

/** Selectors of the booking links that look like slots. Links within texts do not. */
const BUTTONS = ['.button', '.bar-button', '.strip-button'].map((name) => `${name}[href^="${BOOK_PATH}"]`)
const STORAGE_KEY = 'slot'

/** Where a button is on its page: its selector, its index among the elements that match it, and its label. */
type Place = { selector: string; index: number; label: string }
/** The button that has opened, with the path of its page and half its height in pixels. */
type Opened = Place & { path: string; half: number }
type Motion = 'opens' | 'closes' | 'settles'

const root = document.documentElement
let clicked: HTMLElement | undefined
let transition: ViewTransition | undefined
let named: HTMLElement | undefined

const pathOf = (url: string | null | undefined) => url && new URL(url).pathname
/** The calendar's frame, on /book only. */
const frame = () => document.getElementById('slot')

function readOpened(): Opened | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(STORAGE_KEY)!) as Opened | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores the opened button for the next page, or removes it. Returns false if storage is blocked. */
function storeOpened(opened: Opened | undefined) {
  try {
    if (opened) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(opened))
    else sessionStorage.removeItem(STORAGE_KEY)
    return true
  } catch {
    return false
  }
}

function placeOf(button: HTMLElement): Place {
  const selector = BUTTONS.find((selector) => button.matches(selector))!
  const index = [...document.querySelectorAll(selector)].indexOf(button)
  return { selector, index, label: button.textContent }
}

/** A page can have other buttons than when it was left: /pricing is locked until its content has been decrypted. */
function findButton({ selector, index, label }: Place) {
  // Another version of the site may have stored another selector.
  if (!BUTTONS.includes(selector)) return undefined
  const button = document.querySelectorAll<HTMLElement>(selector)[index]
  return button?.textContent === label ? button : undefined
}

function isSeen(element: HTMLElement | null | undefined): element is HTMLElement {
  if (!element) return false
  const { top, bottom, width } = element.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}

/** Names an element for one transition. Names that stayed would also take part in a change of theme. */
function nameElement(element: HTMLElement, next: ViewTransition, motion?: Motion, half?: number) {
  removeName()
  transition = next
  named = element
  element.style.viewTransitionName = 'slot'
  element.dataset.slot = ''
  if (motion) root.dataset.slot = motion
  if (half) root.style.setProperty('--slot-half', `${half}px`)
  // A later transition may have skipped this one.
  const end = () => transition === next && removeName()
  next.finished.then(end, end)
}

function removeName() {
  if (named) {
    named.style.viewTransitionName = ''
    delete named.dataset.slot
  }
  delete root.dataset.slot
  root.style.removeProperty('--slot-half')
  transition = undefined
  named = undefined
}

/** Shows the closing week of the home page with the visitor's booking. */
function showBooked() {
  if (hasBooked()) root.dataset.booked = ''
}

showBooked()
let left = 0
addEventListener('pagehide', () => (left = Date.now()))
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) recallBooking(left)
  showBooked()
})

addEventListener(
  'click',
  ({ target }) => {
    clicked = (target as Element).closest?.<HTMLElement>(BUTTONS.join()) ?? undefined
  },
  { capture: true, passive: true },
)

addEventListener('pageswap', ({ viewTransition, activation }) => {
  if (!viewTransition) return
  const to = pathOf(activation?.entry.url)
  const opened = readOpened()
  const slot = frame()
  if (slot) {
    if (opened && opened.path === to) nameElement(slot, viewTransition)
    return
  }
  // Forward opens the button that Back has closed. Safari 18 does not report where the navigation leads.
  const isTraversal = activation?.navigationType === 'traverse'
  const button = isTraversal && opened?.path === location.pathname ? findButton(opened) : clicked
  const opens = (to === undefined || to === BOOK_PATH) && isSeen(button)
  const isStored = storeOpened(
    opens ? { ...placeOf(button), path: location.pathname, half: button.offsetHeight / 2 } : undefined,
  )
  if (opens && isStored) nameElement(button, viewTransition)
})

addEventListener('pagereveal', ({ viewTransition }) => {
  showBooked()
  const opened = readOpened()
  if (!viewTransition || !opened) return
  // A transition receives all pointer events: the first one ends it, so that the page can be used at once.
  addEventListener('pointerdown', () => viewTransition.skipTransition(), { once: true, passive: true })
  const from = pathOf(window.navigation?.activation?.from?.url)
  const slot = frame()
  if (slot && (from === undefined || from === opened.path))
    return nameElement(slot, viewTransition, 'opens', opened.half)
  if (slot || from !== BOOK_PATH || opened.path !== location.pathname) return
  const booking = document.querySelector<HTMLElement>('[data-booked-slot]')
  const element = [booking, findButton(opened)].find(isSeen)
  if (element)
    nameElement(element, viewTransition, element === booking ? 'settles' : 'closes', element.offsetHeight / 2)
})
