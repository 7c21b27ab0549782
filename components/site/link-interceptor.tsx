'use client'

import type { Route } from 'next'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { preconnectScheduling } from '@/lib/booking/preconnect'
import { markHydrated, applySiteStyles } from '@/first-paint/client'

/** Milliseconds that the stylesheet may take to load before a navigation falls back to a full page load. */
const STYLES_TIMEOUT_MS = 3000
/** Milliseconds that the page may take after that. */
const PAGE_TIMEOUT_MS = 1000
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Turns clicks on plain links to pages of this site into in-app navigations. It prefetches a page on intent (hover,
 * focus, touch), and falls back to a full page load when the page does not load in time.
 * @param preloadsCalendar whether intent on a link to /book also preloads the scheduling provider's script.
 */
export function LinkInterceptor({ preloadsCalendar }: { preloadsCalendar: boolean }) {
  const router = useRouter()
  const pathname = usePathname()
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  const renderedPath = useRef(pathname)
  const targetPath = useRef(pathname)

  // Back and Forward change the page without a click, which would have applied the stylesheet.
  useLayoutEffect(() => {
    if (renderedPath.current !== pathname) void applySiteStyles().catch(() => {})
  }, [pathname])

  useEffect(() => {
    if (targetPath.current === pathname) clearTimeout(pending.current)
    if (renderedPath.current === pathname) return
    renderedPath.current = pathname
    if (!location.hash) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])

  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    const onIntent = (event: Event) => {
      const link = findInternalLink(event.target)
      if (!link || link.pathname === location.pathname) return
      router.prefetch(link.pathname as Route)
      void applySiteStyles().catch(() => {})
      if (preloadsCalendar && link.pathname === '/book') preconnectScheduling()
    }
    const onClick = (event: MouseEvent) => {
      const link = findInternalLink(event.target)
      if (!link || event.defaultPrevented || isModifiedClick(event)) return
      event.preventDefault()
      clearTimeout(pending.current)
      const { pathname, search, hash, href } = link
      const isCurrentPage = pathname === location.pathname
      if (isCurrentPage && pathname === targetPath.current) return navigateWithinPage(hash)
      targetPath.current = pathname
      const push = () => router.push((pathname + search + hash) as Route)
      // Cancels a pending navigation to another page.
      if (isCurrentPage) return push()
      const loadPage = () => location.assign(href)
      pending.current = setTimeout(loadPage, STYLES_TIMEOUT_MS)
      applySiteStyles().then(() => {
        if (pathname !== targetPath.current) return
        clearTimeout(pending.current)
        pending.current = setTimeout(loadPage, PAGE_TIMEOUT_MS)
        push()
      }, loadPage)
    }
    // A page restored from the back/forward cache must not continue a navigation that began before.
    const onPageHide = () => clearTimeout(pending.current)
    // The router ignores history entries that it did not create, so the URL would change without the page.
    const onPopState = ({ state }: PopStateEvent) => {
      clearTimeout(pending.current)
      targetPath.current = location.pathname
      if (!state && location.pathname !== renderedPath.current) location.reload()
    }
    for (const name of INTENT_EVENTS) document.addEventListener(name, onIntent, { passive: true, signal })
    document.addEventListener('click', onClick, { signal })
    addEventListener('pagehide', onPageHide, { signal })
    addEventListener('popstate', onPopState, { signal })
    markHydrated()
    return () => listeners.abort()
  }, [router, preloadsCalendar])

  return null
}

function findInternalLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return null
  return link
}

/**
 * Scrolls to the target of a fragment, or to the top, and focuses it. The browser's own navigation would create a history
 * entry that the router cannot restore.
 */
function navigateWithinPage(hash: string) {
  if (hash && hash !== location.hash) history.pushState(null, '', hash)
  const target = document.getElementById(hash.slice(1) || 'main')
  if (hash) target?.scrollIntoView()
  else scrollTo(0, 0)
  target?.focus({ preventScroll: true })
}

function isModifiedClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}
