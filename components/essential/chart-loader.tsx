'use client'

import { useEffect, useRef, useState, type ComponentType } from 'react'
import { withTimeout } from '@/lib/with-timeout'
import type { ValueBarsProps } from './value-bars'

/** Milliseconds after which loading the chart counts as failed. */
const TIMEOUT_MS = 10_000

/** Loads the chart shortly before it scrolls into the viewport. After a failure, retries the next time it does. */
export function ChartLoader({ chart }: ValueBarsProps) {
  const container = useRef<HTMLDivElement>(null)
  const [Bars, setBars] = useState<ComponentType<ValueBarsProps>>()
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    async function load() {
      try {
        const { ValueBars } = await withTimeout(import('./value-bars'), TIMEOUT_MS)
        observer.disconnect()
        setBars(() => ValueBars)
      } catch {
        setHasFailed(true)
      }
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) void load()
      },
      { rootMargin: '400px' },
    )
    observer.observe(container.current!)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={container} data-hydrate="near" className="h-full">
      {Bars ? <Bars chart={chart} /> : hasFailed && <p>{chart.failed}</p>}
    </div>
  )
}
