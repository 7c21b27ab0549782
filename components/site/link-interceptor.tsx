'use client'

import type { Route } from 'next'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { preconnectScheduling } from '@/lib/booking/preconnect'
import { markHydrated, applySiteStyles } from '@/first-paint/client'

/** Milliseconds that the stylesheet, and then the other page, may take before the browser opens the link itself. */
const STYLES_TIMEOUT_MS = 3000
const PAGE_TIMEOUT_MS = 1000
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Makes every plain link to a page of this site an in-app navigation: fetched ahead at the first sign of intent, and
 * handed to the browser when the answer does not come, so that no click is ever lost.
 */
export function LinkInterceptor({ preloadsCalendar }: { preloadsCalendar: boolean }) {
  const router = useRouter()
  const pathname = usePathname()
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shown = useRef(pathname)
  const wanted = useRef(pathname)

  // Back and Forward show another page without a click on a link.
  useLayoutEffect(() => {
    if (shown.current !== pathname) void applySiteStyles().catch(() => {})
  }, [pathname])

  useEffect(() => {
    if (wanted.current === pathname) clearTimeout(pending.current)
    if (shown.current === pathname) return
    shown.current = pathname
    if (!location.hash) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])

  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    const onIntent = (event: Event) => {
      const link = internalLink(event.target)
      if (!link || link.pathname === location.pathname) return
      router.prefetch(link.pathname as Route)
      void applySiteStyles().catch(() => {})
      if (preloadsCalendar && link.pathname === '/book') preconnectScheduling()
    }
    const onClick = (event: MouseEvent) => {
      const link = internalLink(event.target)
      if (!link || event.defaultPrevented || opensElsewhere(event)) return
      event.preventDefault()
      clearTimeout(pending.current)
      const { pathname, search, hash, href } = link
      const isHere = pathname === location.pathname
      if (isHere && pathname === wanted.current) return goWithinPage(hash)
      wanted.current = pathname
      const push = () => router.push((pathname + search + hash) as Route)
      // Takes back a navigation that is under way to another page.
      if (isHere) return push()
      const leave = () => location.assign(href)
      pending.current = setTimeout(leave, STYLES_TIMEOUT_MS)
      applySiteStyles().then(() => {
        if (pathname !== wanted.current) return
        clearTimeout(pending.current)
        pending.current = setTimeout(leave, PAGE_TIMEOUT_MS)
        push()
      }, leave)
    }
    // A page that the back/forward cache restores must not go on with a navigation that it began before.
    const onPageHide = () => clearTimeout(pending.current)
    // An entry of the history that the router did not make: it changes the address and not the page.
    const onPopState = ({ state }: PopStateEvent) => {
      clearTimeout(pending.current)
      wanted.current = location.pathname
      if (!state && location.pathname !== shown.current) location.reload()
    }
    for (const name of INTENTS) document.addEventListener(name, onIntent, { passive: true, signal })
    document.addEventListener('click', onClick, { signal })
    addEventListener('pagehide', onPageHide, { signal })
    addEventListener('popstate', onPopState, { signal })
    markHydrated()
    return () => listeners.abort()
  }, [router, preloadsCalendar])

  return null
}

function internalLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null
  return link
}

/** To the target of a fragment, or to the top. The browser itself would leave an entry that the router cannot restore. */
function goWithinPage(hash: string) {
  if (hash && hash !== location.hash) history.pushState(null, '', hash)
  const target = document.getElementById(hash.slice(1) || 'main')
  if (hash) target?.scrollIntoView()
  else scrollTo(0, 0)
  target?.focus({ preventScroll: true })
}

function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}
