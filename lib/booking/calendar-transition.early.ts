/**
 * The calendar transition: when a booking button is clicked, it opens into the calendar on /book while the page changes, and
 * Back closes it again. app/calendar-transition.css animates the element that both pages name. Browsers without view
 * transitions between documents dispatch no pageswap and pagereveal events.
 */
import { BOOK_PATH, LINKS_TO_BOOK } from '@/lib/booking/links'
import { withStorage } from '@/lib/storage'

/** Links to /book that look like buttons. Links within texts do not open. */
const BUTTONS = `[data-button]${LINKS_TO_BOOK}`
const STORAGE_KEY = 'booking-button'

/** Where a button is on its page: its kind, its index among those of this kind, and its label. */
type Place = { kind: string; index: number; label: string }
/** The button that has opened, with the path of its page and half its height in pixels. */
type Opened = Place & { path: string; half: number }
type Motion = 'opens' | 'closes' | 'closes settles'

const root = document.documentElement
let clicked: HTMLElement | undefined
let transition: ViewTransition | undefined
let named: HTMLElement | undefined

const pathOf = (url: string | null | undefined) => (url ? new URL(url).pathname : undefined)
/** The calendar, on /book only. */
const findCalendar = () => document.getElementById('calendar')

function readOpened(): Opened | undefined {
  const stored = withStorage(() => JSON.parse(sessionStorage.getItem(STORAGE_KEY)!) as Opened | null, null)
  return stored ?? undefined
}

/** Stores the opened button for the next page, or removes it. Returns false if storage is blocked. */
function storeOpened(opened: Opened | undefined) {
  return withStorage(() => {
    if (opened) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(opened))
    else sessionStorage.removeItem(STORAGE_KEY)
    return true
  }, false)
}

const buttonsOf = (kind: string | undefined) =>
  [...document.querySelectorAll<HTMLElement>(BUTTONS)].filter(({ dataset }) => dataset.button === kind)

function placeOf(button: HTMLElement): Place {
  const kind = button.dataset.button!
  return { kind, index: buttonsOf(kind).indexOf(button), label: button.textContent }
}

/** A page can have other buttons than when it was left: /pricing is locked until its content has been decrypted. */
function findButton({ kind, index, label }: Place) {
  const button = buttonsOf(kind)[index]
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
  element.style.viewTransitionName = 'calendar'
  element.dataset.transition = ''
  if (motion) root.dataset.transition = motion
  if (half) root.style.setProperty('--half-button', `${half}px`)
  // A later transition may have skipped this one.
  const end = () => {
    if (transition === next) removeName()
  }
  next.finished.then(end, end)
}

function removeName() {
  if (named) {
    named.style.viewTransitionName = ''
    delete named.dataset.transition
  }
  delete root.dataset.transition
  root.style.removeProperty('--half-button')
  transition = undefined
  named = undefined
}

/** From /book back to the page of the button: the calendar closes. */
function leaveBook(calendar: HTMLElement, next: ViewTransition, to: string | undefined) {
  const opened = readOpened()
  if (opened && opened.path === to) nameElement(calendar, next)
}

/** To /book: the clicked button opens, or, on Forward, the one that Back has closed. */
function leavePage(next: ViewTransition, to: string | undefined, isTraversal: boolean) {
  const opened = readOpened()
  const button = isTraversal && opened?.path === location.pathname ? findButton(opened) : clicked
  // Safari 18 does not report where the navigation leads, nor does Chrome always.
  const opens = (to === undefined || to === BOOK_PATH) && isSeen(button)
  const isStored = storeOpened(
    opens ? { ...placeOf(button), path: location.pathname, half: button.offsetHeight / 2 } : undefined,
  )
  if (opens && isStored) nameElement(button, next)
}

function enterBook(calendar: HTMLElement, next: ViewTransition, from: string | undefined) {
  const opened = readOpened()
  if (opened && (from === undefined || from === opened.path)) nameElement(calendar, next, 'opens', opened.half)
}

/** From /book: the calendar closes into the booked call of the closing week, if it is seen, or into the button. */
function enterPage(next: ViewTransition, from: string | undefined) {
  const opened = readOpened()
  if (from !== BOOK_PATH || opened?.path !== location.pathname) return
  const booked = document.querySelector<HTMLElement>('[data-booked-slot]')
  const button = findButton(opened)
  if (isSeen(booked)) nameElement(booked, next, 'closes settles', booked.offsetHeight / 2)
  else if (isSeen(button)) nameElement(button, next, 'closes', button.offsetHeight / 2)
}

addEventListener(
  'click',
  ({ target }) => {
    clicked = (target as Element).closest?.<HTMLElement>(BUTTONS) ?? undefined
  },
  { capture: true, passive: true },
)

addEventListener('pageswap', ({ viewTransition, activation }) => {
  if (!viewTransition) return
  // Chrome's activation can have no entry, although its type says so.
  const to = pathOf((activation?.entry as NavigationHistoryEntry | null | undefined)?.url)
  const calendar = findCalendar()
  if (calendar) leaveBook(calendar, viewTransition, to)
  else leavePage(viewTransition, to, activation?.navigationType === 'traverse')
})

addEventListener('pagereveal', ({ viewTransition }) => {
  if (!viewTransition) return
  // A transition receives all pointer events: the first one ends it, so that the page can be used at once.
  addEventListener('pointerdown', () => viewTransition.skipTransition(), { once: true, passive: true })
  const from = pathOf(window.navigation?.activation?.from?.url)
  const calendar = findCalendar()
  if (calendar) enterBook(calendar, viewTransition, from)
  else enterPage(viewTransition, from)
})
