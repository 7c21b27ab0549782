export interface CopyButton extends HTMLButtonElement {
  /** Whether the last click has copied the text of `data-copy`; the component takes it when the page is interactive. */
  copied?: Promise<boolean>
}

// WebKit allows writing to the clipboard only during the visitor's click; the loader may replay that click later.
addEventListener(
  'click',
  ({ target }) => {
    const button = (target as Element).closest?.<CopyButton>('[data-copy]')
    if (button) button.copied ??= copy(button.dataset.copy!)
  },
  { capture: true },
)

/** Returns false when the permission is denied, and over plain http, where browsers have no clipboard. */
async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
