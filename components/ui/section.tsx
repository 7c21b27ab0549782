import type { ReactNode } from 'react'

const tones = {
  canvas: '',
  sunken: 'bg-sunken',
  soft: 'bg-accent-soft',
  accent: 'band bg-accent text-on-accent',
}

type Props = { labelledBy: string; tone?: keyof typeof tones; bare?: boolean; className?: string; children: ReactNode }

/**
 * A full-width region of a page, with its content in the container.
 * @param labelledBy the id of the heading that names the region.
 * @param bare omits the vertical padding.
 */
export function Section({ labelledBy, tone = 'canvas', bare = false, className = '', children }: Props) {
  return (
    <section aria-labelledby={labelledBy} className={tones[tone]}>
      <div className={`container ${bare ? '' : 'py-section'} ${className}`}>{children}</div>
    </section>
  )
}
