import type { ReactNode } from 'react'

/** The small label above a heading. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className="text-small font-medium tracking-wide text-brass">{children}</p>
}
