import type { ReactNode } from 'react'

/** The small label above a heading. */
export function Eyebrow({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <p className={`text-fine font-medium tracking-wide text-brass ${className}`}>{children}</p>
}
