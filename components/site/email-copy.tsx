'use client'

import { useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { buttonClass } from '@/components/ui/button-class'
import { withSiteStyles } from '@/first-paint/client'

type Labels = { short: string; label: string; done: string; failed: string; toasts: string }

/** Puts the agency's address on the clipboard and says so; the toasts are loaded at the first press. */
export function EmailCopy({ email, labels }: { email: string; labels: Labels }) {
  const [message, setMessage] = useState('')
  const [Toasts, setToasts] = useState<ComponentType<{ name: string }>>()

  const copy = async () => {
    const copied = await writeToClipboard(email)
    const text = copied ? labels.done : `${labels.failed} ${email}`
    setMessage(text)
    try {
      const { Toasts, toast } = await withSiteStyles(import('./toasts'))
      // Sonner drops a toast that comes before its region is on the page.
      flushSync(() => setToasts(() => Toasts))
      toast(text)
    } catch {
      // Offline, the message stays beside the button.
    }
  }

  return (
    <>
      <button
        type="button"
        aria-label={labels.label}
        onClick={() => void copy()}
        className={buttonClass('outline', 'compact', 'px-4! text-fine! noscript:hidden')}
      >
        {labels.short}
      </button>
      {Toasts ? (
        <Toasts name={labels.toasts} />
      ) : (
        <span role="status" className="text-fine text-muted">
          {message}
        </span>
      )}
    </>
  )
}

/** @returns false where copying is refused, or the page was opened over plain http. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
