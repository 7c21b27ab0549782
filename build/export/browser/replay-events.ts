import type { HeldEvent } from '@/lib/pre-hydration'

/**
 * Stands in the framework's file. Once the page's components answer, it hands over what lies under the pointer,
 * what has the focus, and then every gesture that was made before, in its order. A task of its own, so that the
 * browser may draw between.
 */
addEventListener('hydrated', () => setTimeout(handOver), { once: true })

function handOver() {
  const { held, end } = window.early!
  end()
  delete document.documentElement.dataset.scripts
  const pointed = matchMedia('(hover: hover)').matches && [...document.querySelectorAll(':hover')].pop()
  if (pointed) pointed.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  held.filter((gesture, index) => !held.slice(index + 1).some((later) => repeats(later, gesture))).forEach(replay)
}

/** Who presses a button that does not answer means one press. */
function repeats({ event, control }: HeldEvent, earlier: HeldEvent): boolean {
  return event.type !== 'keydown' && event.type === earlier.event.type && control === earlier.control
}

function replay({ event, control, checked }: HeldEvent) {
  if (event instanceof SubmitEvent) (control as HTMLFormElement).requestSubmit(event.submitter)
  // What a key does by itself, it has done.
  else if (event instanceof KeyboardEvent) control.dispatchEvent(new KeyboardEvent('keydown', event))
  else if (control instanceof HTMLInputElement) choose(event, control, checked)
  else if (event.type === 'click' && (control as HTMLButtonElement).type === 'button')
    (control as HTMLButtonElement).click()
}

/** A radio or checkbox; what stands in a text field stands there still. */
function choose(event: Event, input: HTMLInputElement, checked: boolean) {
  if (event.type !== 'input' || !/^(radio|checkbox)$/.test(input.type)) return
  // React only hears of a change from what it has seen last.
  input.checked = !checked
  input.click()
}
