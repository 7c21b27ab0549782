import type { ReactNode } from 'react'

const backgrounds = { surface: '', deep: 'bg-surface-deep', inverse: 'theme-inverse' }

type Props = {
  labelledBy: string
  background?: keyof typeof backgrounds
  isBare?: boolean
  className?: string
  children: ReactNode
}

/**
 * A region of a page from edge to edge.
 * @param isBare omits the margin and the vertical padding.
 */
export function Section({ labelledBy, background = 'surface', isBare = false, className = '', children }: Props) {
  return (
    <section
      aria-labelledby={labelledBy}
      className={`relative ${backgrounds[background]} ${isBare ? '' : 'px-m py-section'} ${className}`}
    >
      {children}
    </section>
  )
}
