import type { ReactNode } from 'react'

const grounds = { surface: '', deep: 'bg-surface-deep', inverse: 'theme-inverse' }

type Props = {
  labelledBy: string
  ground?: keyof typeof grounds
  isBare?: boolean
  className?: string
  children: ReactNode
}

/**
 * A region of a page from edge to edge.
 * @param isBare omits the margin and the vertical padding.
 */
export function Section({ labelledBy, ground = 'surface', isBare = false, className = '', children }: Props) {
  return (
    <section
      aria-labelledby={labelledBy}
      className={`relative ${grounds[ground]} ${isBare ? '' : 'px-m py-section'} ${className}`}
    >
      {children}
    </section>
  )
}
