'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

const CONTROLS = 'main :is(a, button, input, summary)'
const FILLED = 'main :is(a, button):is(.bg-accent, .bg-on-accent)'

type Props = { name: string; className: string; children: ReactNode }

/**
 * Holds a floating button and observes what of the page it meets, for its styles: `data-covering` while it would cover
 * a control, `data-filled` while no filled button of the page is in view.
 * @param name what assistive technology calls it.
 */
export function OverlapObserver({ name, className, children }: Props) {
  const float = useRef<HTMLElement>(null)
  const [covering, setCovering] = useState(false)
  const [accompanied, setAccompanied] = useState(true)

  useEffect(() => {
    const main = document.getElementById('main')!
    let observers: IntersectionObserver[] = []
    const stop = () => observers.forEach((observer) => observer.disconnect())
    const observe = () => {
      stop()
      const button = float.current?.firstElementChild
      if (!float.current || !button) return
      const { left, right, height } = button.getBoundingClientRect()
      const topBar = parseFloat(getComputedStyle(main).paddingTop)
      const gap = parseFloat(getComputedStyle(float.current).paddingBottom)
      const screen = document.documentElement
      // The area of the floating button, as insets of the viewport.
      const area = [screen.clientHeight - gap - height, screen.clientWidth - right, gap, left]
      observers = [watch(CONTROLS, area, setCovering), watch(FILLED, [topBar, 0, 0, 0], setAccompanied)]
    }
    // In the next frame, which lays the page out anyway.
    const frame = requestAnimationFrame(observe)
    addEventListener('resize', observe)
    const changes = new MutationObserver(observe)
    changes.observe(main, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      stop()
      changes.disconnect()
      removeEventListener('resize', observe)
    }
  }, [])

  return (
    <aside
      ref={float}
      aria-label={name}
      data-covering={covering || undefined}
      data-filled={!accompanied || undefined}
      className={className}
    >
      {children}
    </aside>
  )
}

/** @param insets of the viewport, in pixels: top, right, bottom, left. */
function watch(selector: string, insets: number[], tell: (isAnyInside: boolean) => void): IntersectionObserver {
  const inside = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      entries.forEach(({ isIntersecting, target }) => inside[isIntersecting ? 'add' : 'delete'](target))
      tell(inside.size > 0)
    },
    { rootMargin: insets.map((inset) => `${-Math.round(inset)}px`).join(' ') },
  )
  const elements = document.querySelectorAll(selector)
  elements.forEach((element) => observer.observe(element))
  if (elements.length === 0) tell(false)
  return observer
}
