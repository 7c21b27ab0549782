'use client'

import { useEffect, useRef, useState, type ComponentType } from 'react'
import { withSiteStyles } from '@/first-paint/client'
import type { ValueBarsProps } from './value-bars'

/** How far below the viewport the chart starts to load. */
const ROOT_MARGIN = '400px'

/** Loads the chart shortly before it scrolls into the viewport. */
export function ChartLoader({ failed, ...chart }: ValueBarsProps & { failed: string }) {
  const container = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<{ Bars?: ComponentType<ValueBarsProps>; hasFailed?: boolean }>({})

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        withSiteStyles(import('./value-bars')).then(
          ({ ValueBars }) => setState({ Bars: ValueBars }),
          () => setState({ hasFailed: true }),
        )
      },
      { rootMargin: ROOT_MARGIN },
    )
    if (container.current) observer.observe(container.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={container} className="h-full">
      {state.Bars && <state.Bars {...chart} />}
      {state.hasFailed && <p className="text-muted">{failed}</p>}
    </div>
  )
}
