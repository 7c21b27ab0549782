'use client'

/** Puts the agency's address on the clipboard. */
export function EmailCopy({
  email,
  labels,
}: {
  email: string
  labels: { label: string; done: string; failed: string }
}) {
  return (
    <button type="button" className="email-copy min-h-11 min-w-11" onClick={() => void navigator.clipboard.writeText(email)}>
      {labels.label}
    </button>
  )
}
