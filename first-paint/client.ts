import { HYDRATED_MARK, retry, SITE_STYLES, type QueuedEvent } from './protocol'

export { retry }

let applied: Promise<void> | undefined

/** Signals that the page is hydrated, and replays the queued events in a new task. */
export function markHydrated(): void {
  setTimeout(() => {
    performance.mark(HYDRATED_MARK)
    const queue = window.takeQueuedEvents?.()
    if (queue) replayAll(queue)
  })
}

function replayAll(queue: readonly QueuedEvent[]) {
  // The pointer and the focus may already be on an element that now has listeners.
  const hovered = matchMedia('(hover: hover)').matches && [...document.querySelectorAll(':hover')].pop()
  if (hovered) hovered.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  for (const [index, entry] of queue.entries()) {
    // Repeated clicks on a button before hydration count as one.
    const isRepeat = ({ event, control }: QueuedEvent) => event.type === entry.event.type && control === entry.control
    if (!queue.slice(index + 1).some(isRepeat)) replay(entry)
  }
}

function replay({ event, control }: QueuedEvent) {
  control.removeAttribute('aria-busy')
  if (event instanceof SubmitEvent) (control as HTMLFormElement).requestSubmit(event.submitter)
  else if (event.type === 'click' && control instanceof HTMLButtonElement && control.type === 'button') control.click()
  else if (event.type === 'input' && control instanceof HTMLInputElement && control.type === 'radio') {
    // React dispatches `change` only when the value differs from the one that it saw last.
    control.checked = false
    control.click()
  }
}

/**
 * Applies the stylesheet of the whole site. The inlined styles cover only the exported page, so call this before showing
 * another page or a part whose code loads later.
 * @throws Error when the stylesheet cannot be loaded, after three retries.
 */
export function applySiteStyles(): Promise<void> {
  applied ??= Promise.all([...document.querySelectorAll<HTMLLinkElement>(SITE_STYLES)].map(apply)).then(() => {})
  applied.catch(() => (applied = undefined))
  return applied
}

/** Resolves to the module once the site's stylesheet applies or has failed to load. */
export async function withSiteStyles<Module>(module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, applySiteStyles().catch(() => {})])
  return loaded
}

async function apply(link: HTMLLinkElement): Promise<void> {
  link.media = 'all'
  // The link is still loading, or has failed.
  if (!hasRules(link)) await retry(() => load(link.href))
}

function load(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    const fail = () => {
      link.remove()
      reject(new Error(`${href} could not be loaded`))
    }
    // The response of a captive portal is parsed as a stylesheet without rules.
    link.onload = () => (hasRules(link) ? resolve() : fail())
    link.onerror = fail
    document.head.append(link)
  })
}

function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules.length)
  } catch {
    // Firefox throws while the stylesheet loads.
    return false
  }
}
