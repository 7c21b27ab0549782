import type { ReactNode } from 'react'

type Tone = 'canvas' | 'sunken' | 'soft' | 'accent'

const tones: Record<Tone, string> = {
  canvas: '',
  sunken: 'bg-sunken',
  soft: 'bg-accent-soft',
  accent: 'band bg-accent text-on-accent',
}

/**
 * A named region of a page, as wide as the screen, with its content in the container.
 * @param labelledBy the id of the heading that names the region.
 * @param bare leaves out the vertical padding.
 */
export function Section({
  id,
  labelledBy,
  tone = 'canvas',
  bare = false,
  className = '',
  children,
}: {
  id?: string
  labelledBy: string
  tone?: Tone
  bare?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={tones[tone]}>
      <div className={`container ${bare ? '' : 'py-section'} ${className}`}>{children}</div>
    </section>
  )
}
