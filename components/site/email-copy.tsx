'use client'

import { useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { withTimeout } from '@/lib/with-timeout'
import type { CopyButton } from './email-copy.inline'

/** Milliseconds after which copying, or loading the toasts, counts as failed. */
const TIMEOUT_MS = 2500

type Labels = { short: string; label: string; done: string; failed: string; toasts: string }

/** A button that copies the agency’s email address (email-copy.inline.ts). The library for the toast loads on the first click. */
export function EmailCopy({ email, labels }: { email: string; labels: Labels }) {
  const [message, setMessage] = useState('')
  const [Toasts, setToasts] = useState<ComponentType<{ name: string }>>()

  const report = async (button: CopyButton) => {
    // A toast in the other half of the viewport does not cover the button.
    const isBelow = button.getBoundingClientRect().top > innerHeight / 2
    const { copied = false } = button
    delete button.copied
    const [copying, loading] = await Promise.allSettled([
      withTimeout(Promise.resolve(copied), TIMEOUT_MS),
      withTimeout(import('./toasts'), TIMEOUT_MS),
    ])
    const hasCopied = copying.status === 'fulfilled' && copying.value
    const text = hasCopied ? labels.done : `${labels.failed} ${email}`
    // Shows either the toast or the message: screen readers would announce both.
    if (loading.status === 'rejected') return setMessage(text)
    // Sonner ignores a toast that is created before its region is mounted.
    flushSync(() => setToasts(() => loading.value.Toasts))
    loading.value.toast(text, { position: isBelow ? 'top-center' : 'bottom-center' })
  }

  return (
    <>
      <button
        type="button"
        aria-label={labels.label}
        data-copy={email}
        onClick={({ currentTarget }) => void report(currentTarget)}
        className="control not-in-data-scripted:hidden"
      >
        {labels.short}
      </button>
      {Toasts ? (
        <Toasts name={labels.toasts} />
      ) : (
        <span role="status" className="screen-only text-sm text-soft">
          {message}
        </span>
      )}
    </>
  )
}
