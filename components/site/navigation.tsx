'use client'

import type { Route } from 'next'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { preconnectScheduling } from '@/lib/booking/preconnect'

/** Milliseconds that an in-app navigation may take before it becomes a normal one. */
const TIMEOUT_MS = 1000

/**
 * Makes every plain link to a page of this site an in-app navigation: fetched ahead at the first sign of
 * intent, and handed to the browser when the answer does not come, so that no click is ever lost.
 */
export function Navigation() {
  const router = useRouter()
  const pathname = usePathname()
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  const first = useRef(true)

  useEffect(() => {
    clearTimeout(pending.current)
    if (first.current) first.current = false
    else if (!location.hash) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])

  useEffect(() => {
    const onIntent = (event: Event) => {
      const link = internalLink(event.target)
      if (!link) return
      router.prefetch(link.pathname as Route)
      window.allStyles?.().catch(() => {})
      if (link.pathname === '/book') preconnectScheduling()
    }
    const onClick = (event: MouseEvent) => {
      const link = internalLink(event.target)
      if (!link || event.defaultPrevented || opensElsewhere(event)) return
      event.preventDefault()
      clearTimeout(pending.current)
      if (link.pathname !== location.pathname)
        pending.current = setTimeout(() => location.assign(link.href), TIMEOUT_MS)
      Promise.resolve(window.allStyles?.()).then(
        () => router.push((link.pathname + link.search + link.hash) as Route),
        () => location.assign(link.href),
      )
    }
    const intents = ['pointerover', 'focusin', 'touchstart'] as const
    intents.forEach((name) => document.addEventListener(name, onIntent, { passive: true }))
    document.addEventListener('click', onClick)
    // The last effect of the page's first render: whatever was done before it can be handed over.
    dispatchEvent(new Event('hydrated'))
    return () => {
      intents.forEach((name) => document.removeEventListener(name, onIntent))
      document.removeEventListener('click', onClick)
    }
  }, [router])

  return null
}

function internalLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null
  const samePage = link.pathname === location.pathname && link.hash
  return samePage ? null : link
}

function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}
