'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

const CONTROLS = 'main :is(a, button, input, summary)'
const FILLED = 'main :is(a, button):is(.bg-accent, .bg-on-accent)'

type Props = { name: string; className: string; children: ReactNode }

/**
 * Contains a floating button and sets attributes for its styles: `data-covering` while it would cover a control,
 * `data-filled` while no filled button of the page is in view.
 * @param name the accessible name of the landmark.
 */
export function OverlapObserver({ name, className, children }: Props) {
  const float = useRef<HTMLElement>(null)
  const [isCovering, setIsCovering] = useState(false)
  const [isFilledInView, setIsFilledInView] = useState(true)

  useEffect(() => {
    const main = document.getElementById('main')!
    let observers: IntersectionObserver[] = []
    const disconnect = () => observers.forEach((observer) => observer.disconnect())
    const observe = () => {
      disconnect()
      const button = float.current?.firstElementChild
      if (!float.current || !button) return
      const { left, right, height } = button.getBoundingClientRect()
      const topBar = parseFloat(getComputedStyle(main).paddingTop)
      const gap = parseFloat(getComputedStyle(float.current).paddingBottom)
      const viewport = document.documentElement
      // The area of the floating button, as insets of the viewport.
      const area = [viewport.clientHeight - gap - height, viewport.clientWidth - right, gap, left]
      observers = [
        observeElements(CONTROLS, area, setIsCovering),
        observeElements(FILLED, [topBar, 0, 0, 0], setIsFilledInView),
      ]
    }
    // Measuring in the next frame avoids an extra layout.
    const frame = requestAnimationFrame(observe)
    addEventListener('resize', observe)
    const changes = new MutationObserver(observe)
    changes.observe(main, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      disconnect()
      changes.disconnect()
      removeEventListener('resize', observe)
    }
  }, [])

  return (
    <aside
      ref={float}
      aria-label={name}
      data-covering={isCovering || undefined}
      data-filled={!isFilledInView || undefined}
      className={className}
    >
      {children}
    </aside>
  )
}

/**
 * Reports whether any element that matches a selector is in an area of the viewport, whenever that changes.
 * @param insets of the area in pixels: top, right, bottom, left.
 */
function observeElements(
  selector: string,
  insets: number[],
  onChange: (isAnyInside: boolean) => void,
): IntersectionObserver {
  const inside = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      entries.forEach(({ isIntersecting, target }) => inside[isIntersecting ? 'add' : 'delete'](target))
      onChange(inside.size > 0)
    },
    { rootMargin: insets.map((inset) => `${-Math.round(inset)}px`).join(' ') },
  )
  const elements = document.querySelectorAll(selector)
  elements.forEach((element) => observer.observe(element))
  if (elements.length === 0) onChange(false)
  return observer
}
