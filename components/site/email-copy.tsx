'use client'

import { useState, type ComponentType, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { loadPart } from '@/first-paint/client'

/** Milliseconds after which the result of copying is shown without a toast. */
const TOAST_TIMEOUT_MS = 2500

type Labels = { short: string; label: string; done: string; failed: string; toasts: string }

/** A button that copies the agency's email address and shows a toast; the toast library loads on the first click. */
export function EmailCopy({ email, labels }: { email: string; labels: Labels }) {
  const [message, setMessage] = useState('')
  const [Toasts, setToasts] = useState<ComponentType<{ name: string }>>()

  const copy = async ({ currentTarget }: MouseEvent) => {
    // On the other half of the viewport, a toast does not cover the button.
    const isBelow = currentTarget.getBoundingClientRect().top > innerHeight / 2
    const part = loadPart(() => import('./toasts'))
    let text = labels.done
    try {
      await inTime(navigator.clipboard.writeText(email))
    } catch {
      // Permission denied or not decided, or not available over plain http.
      text = `${labels.failed} ${email}`
    }
    try {
      const toasts = await inTime(part)
      // Sonner ignores toasts that are created before its region is mounted.
      flushSync(() => setToasts(() => toasts.Toasts))
      toasts.toast(text, { position: isBelow ? 'top-center' : 'bottom-center' })
    } catch {
      // Offline or slow. Only one of the toast and the message is shown, because screen readers announce both.
      setMessage(text)
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

/** Rejects when a task takes longer than 2.5 seconds. */
function inTime<Result>(task: Promise<Result>): Promise<Result> {
  return Promise.race([
    task,
    new Promise<never>((_, reject) => setTimeout(reject, TOAST_TIMEOUT_MS, new Error('Timed out'))),
  ])
}
