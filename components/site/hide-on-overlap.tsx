'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'

const CONTROLS = 'main :is(a, button, input, summary, [role="slider"])'

/** Hides a floating element while it would cover a control of the page. */
export function HideOnOverlap({ name, className, children }: { name: string; className: string; children: ReactNode }) {
  const float = useRef<HTMLElement>(null)
  const [covering, setCovering] = useState(false)

  useEffect(() => {
    let observer: IntersectionObserver | undefined
    const observe = () => {
      observer?.disconnect()
      const button = float.current?.firstElementChild
      if (!float.current || !button) return
      const { left, right, height } = button.getBoundingClientRect()
      const gap = parseFloat(getComputedStyle(float.current).paddingBottom)
      const screen = document.documentElement
      // The area of the floating button, as insets of the viewport.
      const insets = [screen.clientHeight - gap - height, screen.clientWidth - right, gap, left]
      const under = new Set<Element>()
      observer = new IntersectionObserver(
        (entries) => {
          entries.forEach(({ isIntersecting, target }) => under[isIntersecting ? 'add' : 'delete'](target))
          setCovering(under.size > 0)
        },
        { rootMargin: insets.map((inset) => `${-Math.round(inset)}px`).join(' ') },
      )
      document.querySelectorAll(CONTROLS).forEach((control) => observer?.observe(control))
    }
    observe()
    addEventListener('resize', observe)
    const changes = new MutationObserver(observe)
    changes.observe(document.getElementById('main')!, { childList: true, subtree: true })
    return () => {
      observer?.disconnect()
      changes.disconnect()
      removeEventListener('resize', observe)
    }
  }, [])

  return (
    <aside
      ref={float}
      aria-label={name}
      className={`${className} transition-opacity duration-200 ${covering ? 'opacity-0 *:pointer-events-none! focus-within:opacity-100' : ''}`}
    >
      {children}
    </aside>
  )
}
