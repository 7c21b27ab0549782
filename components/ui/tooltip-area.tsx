'use client'

import { useRef, useState, type ComponentType, type ReactNode, type SyntheticEvent } from 'react'
import { withSiteStyles } from '@/first-paint/client'
import type { TooltipsProps } from './tooltips'

const TERM = 'button[aria-describedby]'

/**
 * Shows the meaning of each term inside it in a tooltip: of each button that is described by another element.
 * The tooltips are loaded at the first gesture on a term.
 */
export function TooltipArea({ className, children }: { className: string; children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null)
  const pending = useRef<Event>(undefined)
  const [loaded, setLoaded] = useState<TooltipsProps & { Tooltips: ComponentType<TooltipsProps> }>()

  const load = ({ nativeEvent, target }: SyntheticEvent) => {
    if (loaded || !(target as Element).matches(TERM)) return
    // A pointer moves all the time: it must not take the place of a click.
    if (nativeEvent.type !== 'pointermove' || !pending.current) pending.current = nativeEvent
    withSiteStyles(import('./tooltips')).then(
      ({ Tooltips }) => {
        const terms = [...(area.current?.querySelectorAll<HTMLElement>(TERM) ?? [])]
        setLoaded((before) => before ?? { Tooltips, terms, pending: pending.current })
      },
      // Offline the note below the prices still says it, and the next gesture tries again.
      () => {},
    )
  }
  const forget = () => {
    pending.current = undefined
  }

  return (
    <div
      ref={area}
      onPointerMove={load}
      onFocus={load}
      onClick={load}
      onPointerOut={forget}
      onBlur={forget}
      className={className}
    >
      {children}
      {loaded && <loaded.Tooltips terms={loaded.terms} pending={loaded.pending} />}
    </div>
  )
}
