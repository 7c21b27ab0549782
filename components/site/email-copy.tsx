'use client'

import { useState, type ComponentType } from 'react'
import { buttonClass } from '@/components/ui/button'

type Labels = { short: string; label: string; done: string; failed: string; toasts: string }
type ToastsProps = { messages: readonly string[]; name: string }

/** Puts the agency's address on the clipboard and says so; the toasts are loaded at the first press. */
export function EmailCopy({ email, labels }: { email: string; labels: Labels }) {
  const [messages, setMessages] = useState<readonly string[]>([])
  const [Toasts, setToasts] = useState<ComponentType<ToastsProps>>()
  const say = (message: string) => {
    setMessages((before) => [...before, message])
    // Offline, say, the message stands beside the button instead.
    if (!Toasts)
      import('./toasts').then(
        (module) => setToasts(() => module.default),
        () => {},
      )
  }

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(email)
      say(labels.done)
    } catch {
      // No permission, or a page opened over plain http: the address is shown for copying by hand.
      say(`${labels.failed} ${email}`)
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
        <Toasts messages={messages} name={labels.toasts} />
      ) : (
        <span role="status" className="text-fine text-muted">
          {messages.at(-1)}
        </span>
      )}
    </>
  )
}
