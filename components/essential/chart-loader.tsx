'use client'

import { useEffect, useRef, useState, type ComponentType } from 'react'
import { loadPart } from '@/first-paint/client'
import type { ValueBarsProps } from './value-bars'

/** Loads the chart shortly before it scrolls into the viewport, and after a failure when the browser is online again. */
export function ChartLoader({ chart }: ValueBarsProps) {
  const container = useRef<HTMLDivElement>(null)
  const [Bars, setBars] = useState<ComponentType<ValueBarsProps>>()
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    const listeners = new AbortController()
    const load = () =>
      void loadPart(() => import('./value-bars')).then(
        ({ ValueBars }) => setBars(() => ValueBars),
        () => {
          setHasFailed(true)
          addEventListener('online', load, { once: true, signal: listeners.signal })
        },
      )
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        load()
      },
      { rootMargin: '400px' },
    )
    if (container.current) observer.observe(container.current)
    return () => {
      observer.disconnect()
      listeners.abort()
    }
  }, [])

  return (
    // The space on the left is for the first label of the axis, which is centred on the beginning of the bars.
    <div ref={container} data-hydrate="near" className="-ms-[8px] h-full">
      {Bars ? <Bars chart={chart} /> : hasFailed && <p className="ms-[8px]">{chart.failed}</p>}
    </div>
  )
}
