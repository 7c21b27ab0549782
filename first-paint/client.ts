import { HYDRATED, retry, SITE_STYLES, type Held } from './protocol'

export { retry }

let applied: Promise<void> | undefined

/**
 * Says that the page's components answer, and hands them what happened before: what lies under the pointer, what has
 * the focus, and every event that was held, in order. In a task of its own, so that the browser may draw first.
 */
export function pageAnswers(): void {
  setTimeout(() => {
    performance.mark(HYDRATED)
    const held = window.firstPaint?.()
    if (held) replayAll(held)
  })
}

function replayAll(held: readonly Held[]) {
  // For those whose pointer or focus rests already on what answers to it.
  const pointed = matchMedia('(hover: hover)').matches && [...document.querySelectorAll(':hover')].pop()
  if (pointed) pointed.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  for (const [index, entry] of held.entries()) {
    // Whoever presses a button that does not answer means one press.
    const repeats = ({ event, control }: Held) => event.type === entry.event.type && control === entry.control
    if (!held.slice(index + 1).some(repeats)) replay(entry)
  }
}

function replay({ event, control }: Held) {
  control.removeAttribute('aria-busy')
  if (event instanceof SubmitEvent) (control as HTMLFormElement).requestSubmit(event.submitter)
  else if (event.type === 'click' && control instanceof HTMLButtonElement && control.type === 'button') control.click()
  else if (event.type === 'input' && control instanceof HTMLInputElement && control.type === 'radio') {
    // React hears of a choice only where it differs from what it saw last.
    control.checked = false
    control.click()
  }
}

/**
 * Applies the stylesheet of the whole site. A page is delivered with the styles that it shows at first, so this comes
 * before anything else is shown: another page, or a part whose code is fetched later.
 * @returns resolves when the stylesheet applies.
 * @throws Error when it cannot be loaded, after three retries.
 */
export function siteStyles(): Promise<void> {
  applied ??= Promise.all([...document.querySelectorAll<HTMLLinkElement>(SITE_STYLES)].map(apply)).then(() => {})
  applied.catch(() => (applied = undefined))
  return applied
}

/** The module, once it and the styles of what it shows are there; without the styles, if they cannot be had. */
export async function withSiteStyles<Module>(module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, siteStyles().catch(() => {})])
  return loaded
}

async function apply(link: HTMLLinkElement): Promise<void> {
  link.media = 'all'
  // For those on whose line it is not there yet, or failed.
  if (!hasRules(link)) await retry(() => load(link.href))
}

function load(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    const fail = () => {
      link.remove()
      reject(new Error(`${href} could not be loaded`))
    }
    // Another page in its place, as from a captive portal, has no rules.
    link.onload = () => (hasRules(link) ? resolve() : fail())
    link.onerror = fail
    document.head.append(link)
  })
}

function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules.length)
  } catch {
    // Firefox does not let the rules be read while they load.
    return false
  }
}
