export interface CopyButton extends HTMLButtonElement {
  /** Whether the last click has copied the text of `data-copy`. The component reads and deletes it when it handles the click. */
  copied?: Promise<boolean>
}

// WebKit allows writing to the clipboard only during a click of the visitor, not when the loader replays it.
addEventListener(
  'click',
  ({ target }) => {
    const button = (target as Element).closest?.<CopyButton>('[data-copy]')
    if (button) button.copied ??= copy(button.dataset.copy!)
  },
  { capture: true },
)

/** Returns false if the permission is denied, or over plain http, where browsers have no clipboard. */
async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
