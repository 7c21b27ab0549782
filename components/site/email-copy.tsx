'use client'

import { useState, type ComponentType, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { loadPart } from '@/first-paint/client'

type Labels = { short: string; label: string; done: string; failed: string; toasts: string }

/** A button that copies the agency's email address and shows a toast; the toast library loads on the first click. */
export function EmailCopy({ email, labels }: { email: string; labels: Labels }) {
  const [message, setMessage] = useState('')
  const [Toasts, setToasts] = useState<ComponentType<{ name: string }>>()

  const copy = async ({ currentTarget }: MouseEvent) => {
    // On the other half of the viewport, a toast does not cover the button.
    const isBelow = currentTarget.getBoundingClientRect().top > innerHeight / 2
    let text = labels.done
    try {
      await navigator.clipboard.writeText(email)
    } catch {
      // Permission denied, or not available over plain http.
      text = `${labels.failed} ${email}`
    }
    setMessage(text)
    try {
      const { Toasts, toast } = await loadPart(() => import('./toasts'))
      // Sonner ignores toasts that are created before its region is mounted.
      flushSync(() => setToasts(() => Toasts))
      toast(text, { position: isBelow ? 'top-center' : 'bottom-center' })
    } catch {
      // Offline: the message next to the button remains.
    }
  }

  return (
    <>
      <button
        type="button"
        data-replay="click"
        aria-label={labels.label}
        onClick={(event) => void copy(event)}
        className="control noscript:hidden paper:hidden"
      >
        {labels.short}
      </button>
      {Toasts ? (
        <Toasts name={labels.toasts} />
      ) : (
        <span role="status" className="text-small text-soft">
          {message}
        </span>
      )}
    </>
  )
}
