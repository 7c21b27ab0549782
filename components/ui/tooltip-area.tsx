'use client'

import { useRef, useState, type ComponentType, type ReactNode, type SyntheticEvent } from 'react'
import { withSiteStyles } from '@/first-paint/client'
import type { TooltipsProps } from './tooltips'

const TERM = 'button[aria-describedby]'

/**
 * Adds a tooltip to each term inside it. A term is a button with `aria-describedby`; its tooltip shows the description.
 * The code of the tooltips loads on the first gesture on a term.
 */
export function TooltipArea({ className, children }: { className: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null)
  const pending = useRef<Event>(undefined)
  const [loaded, setLoaded] = useState<TooltipsProps & { Tooltips: ComponentType<TooltipsProps> }>()

  const load = ({ nativeEvent, target }: SyntheticEvent) => {
    if (loaded || !(target as Element).matches(TERM)) return
    // Pointer moves are frequent and must not replace a pending click.
    if (nativeEvent.type !== 'pointermove' || !pending.current) pending.current = nativeEvent
    withSiteStyles(import('./tooltips')).then(
      ({ Tooltips }) => {
        const terms = [...(area.current?.querySelectorAll<HTMLElement>(TERM) ?? [])]
        setLoaded((current) => current ?? { Tooltips, terms, pending: pending.current })
      },
      // If loading fails, screen readers still read the description, and the next gesture tries again.
      () => {},
    )
  }
  const discardPending = () => {
    pending.current = undefined
  }

  return (
    <div
      ref={area}
      onPointerMove={load}
      onFocus={load}
      onClick={load}
      onPointerOut={discardPending}
      onBlur={discardPending}
      className={className}
    >
      {children}
      {loaded && <loaded.Tooltips terms={loaded.terms} pending={loaded.pending} />}
    </div>
  )
}
