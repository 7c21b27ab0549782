'use client'

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import type { ValueBarsProps } from './value-bars'

/**
 * Loads the chart shortly before it scrolls into the viewport. After a failure, retries the next time it does.
 * @param children shown instead of the chart until it has loaded.
 */
export function ChartLoader({ chart, children }: ValueBarsProps & { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null)
  const [Bars, setBars] = useState<ComponentType<ValueBarsProps>>()

  useEffect(() => {
    async function load() {
      try {
        const { ValueBars } = await import('./value-bars')
        observer.disconnect()
        setBars(() => ValueBars)
      } catch {
        // The children have the same figures.
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
      {Bars ? <Bars chart={chart} /> : children}
    </div>
  )
}
