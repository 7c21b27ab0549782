'use client'

import { useEffect, useRef, useState, type ComponentType } from 'react'
import { loadPart } from '@/first-paint/client'
import type { ValueBarsProps } from './value-bars'

/** How far below the viewport the chart starts to load. */
const ROOT_MARGIN = '400px'

/** Loads the chart shortly before it scrolls into the viewport, and after a failure when the browser is online again. */
export function ChartLoader({ failed, ...chart }: ValueBarsProps & { failed: string }) {
  const container = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<{ Bars?: ComponentType<ValueBarsProps>; hasFailed?: boolean }>({})

  useEffect(() => {
    const listeners = new AbortController()
    const load = () =>
      void loadPart(() => import('./value-bars')).then(
        ({ ValueBars }) => setState({ Bars: ValueBars }),
        () => {
          setState({ hasFailed: true })
          addEventListener('online', load, { once: true, signal: listeners.signal })
        },
      )
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        load()
      },
      { rootMargin: ROOT_MARGIN },
    )
    if (container.current) observer.observe(container.current)
    return () => {
      observer.disconnect()
      listeners.abort()
    }
  }, [])

  return (
    <div ref={container} className="h-full">
      {state.Bars && <state.Bars {...chart} />}
      {state.hasFailed && <p>{failed}</p>}
    </div>
  )
}
