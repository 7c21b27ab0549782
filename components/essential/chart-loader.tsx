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
    async function load() {
      try {
        const { ValueBars } = await loadPart(() => import('./value-bars'))
        setBars(() => ValueBars)
      } catch {
        setHasFailed(true)
        addEventListener('online', () => void load(), { once: true, signal: listeners.signal })
      }
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        void load()
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
    <div ref={container} data-hydrate="near" className="h-full">
      {Bars ? <Bars chart={chart} /> : hasFailed && <p>{chart.failed}</p>}
    </div>
  )
}
