import { storedKey } from './key-storage'
import { PASSWORD_FIELD, takeLinkPassword } from './link-password'

/** Milliseconds after which the prompt appears even if the page's scripts have not loaded. */
const TIMEOUT_MS = 5000

/** Fills the field with the password of a link. Opening the page is left to the visitor. */
function fillField(password: string | undefined) {
  const field = document.getElementById(PASSWORD_FIELD)
  if (password === undefined || !(field instanceof HTMLInputElement)) return
  field.value = password
  // As if it was typed.
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const password = takeLinkPassword(location.hash)
addEventListener('DOMContentLoaded', () => fillField(password))
// The link is opened in the tab that shows the page. During hydration, the framework may restore the address without it.
addEventListener('hashchange', ({ newURL }) => fillField(takeLinkPassword(new URL(newURL).hash)))

// With this attribute, the stylesheet hides the prompt before it is painted, and makes the page long enough for the browser to
// restore the scroll position. components/pricing/pricing-gate.tsx removes it.
const { dataset } = document.documentElement
if (storedKey() !== undefined) {
  dataset.gate = 'restoring'
  setTimeout(() => delete dataset.gate, TIMEOUT_MS)
}
