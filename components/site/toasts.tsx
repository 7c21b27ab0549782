import { useEffect, useRef } from 'react'
import { Toaster, toast } from 'sonner'

/** Milliseconds. Both defaults are the specification's (section 9), as is the width of 356 px. */
const DURATION = 4000
const MOST = 3

/**
 * Shows each message once, announced politely.
 * @param messages all messages so far, oldest first.
 * @param name what the region is called for assistive technology.
 */
export default function Toasts({ messages, name }: { messages: readonly string[]; name: string }) {
  const shown = useRef(0)
  useEffect(() => {
    messages.slice(shown.current).forEach((message) => toast(message))
    shown.current = messages.length
  }, [messages])
  return (
    <Toaster
      containerAriaLabel={name}
      position="bottom-center"
      duration={DURATION}
      visibleToasts={MOST}
      expand
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: 'w-(--width) rounded-small border border-line bg-surface px-5 py-4 text-small text-ink shadow-float',
        },
      }}
    />
  )
}
