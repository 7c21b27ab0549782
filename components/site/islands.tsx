'use client'

import { useEffect, useLayoutEffect } from 'react'
import { markHydrated } from '@/first-paint/client'

// One module for the client components of every page and of the error page, so that they share one chunk.
export { EmailCopy } from './email-copy'
export { ErrorReport } from './error-report'
export { ThemeSwitch } from './theme-switch'

/** Marks the page as hydrated. Render it last: its effect runs after all others. */
export function HydrationMark() {
  useLayoutEffect(() => {
    // React resets <html> when it discards a page's HTML. early/scripted.ts sets the attribute before.
    document.documentElement.dataset.scripted = ''
  }, [])
  useEffect(markHydrated, [])
  return null
}

/** Logs the path of a missing page to the console, for debugging dead links. */
export function LogPath({ label }: { label: string }) {
  useEffect(() => {
    // eslint-disable-next-line no-console -- required by the specification; a warning, because nothing is broken
    console.warn(label, location.pathname)
  }, [label])
  return null
}
