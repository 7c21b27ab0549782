/** What a visitor did before the page's components answered. */
export type HeldEvent = {
  event: Event
  control: Element
  /** What had the focus. */
  focused: Element | null
  checked: boolean
}

declare global {
  interface Window {
    /** Set by first-paint/loader.ts, so not in development. */
    preHydration?: { held: HeldEvent[]; release: () => void }
  }
}

/**
 * Says that the page's components answer, and hands them what happened before: what lies under the pointer, what has
 * the focus, and every event that was held, in order. Waits for a task of its own, so that the browser may draw first.
 */
export function announceHydration(): void {
  dispatchEvent(new Event('hydrated'))
  performance.mark('hydrated')
  setTimeout(replayHeldEvents)
}

function replayHeldEvents() {
  if (!window.preHydration) return
  const { held, release } = window.preHydration
  release()
  const pointed = matchMedia('(hover: hover)').matches && [...document.querySelectorAll(':hover')].pop()
  if (pointed) pointed.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  let lastFocused: Element | null = null
  for (const [index, entry] of held.entries()) {
    // A replayed arrow key moves the focus, and the keys pressed after it were meant for where it went.
    const control = isByKey(entry) && entry.focused === lastFocused ? document.activeElement : entry.control
    lastFocused = entry.focused
    if (control && !held.slice(index + 1).some((later) => repeats(later, entry))) replay(entry, control)
  }
}

function isByKey({ event }: HeldEvent): boolean {
  return event.type === 'keydown' || (event.type === 'click' && (event as MouseEvent).detail === 0)
}

/** Whoever presses a button that does not answer means one press. */
function repeats(later: HeldEvent, earlier: HeldEvent): boolean {
  return !isByKey(earlier) && later.event.type === earlier.event.type && later.control === earlier.control
}

function replay({ event, checked }: HeldEvent, control: Element) {
  control.removeAttribute('aria-busy')
  if (event instanceof SubmitEvent) (control as HTMLFormElement).requestSubmit(event.submitter)
  // The browser has already done what a key does by itself.
  else if (event instanceof KeyboardEvent) control.dispatchEvent(new KeyboardEvent('keydown', event))
  else if (control instanceof HTMLInputElement) choose(event, control, checked)
  else if (event.type === 'click' && (control as HTMLButtonElement).type === 'button') (control as HTMLElement).click()
}

/** A radio button or checkbox; a text field has kept its text. */
function choose(event: Event, input: HTMLInputElement, checked: boolean) {
  if (event.type !== 'input' || !/^(radio|checkbox)$/.test(input.type)) return
  // React hears of a change only where the value differs from the one it saw last.
  input.checked = !checked
  input.click()
}
