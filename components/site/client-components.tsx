'use client'

import { useEffect, useLayoutEffect, useState } from 'react'
import { markInteractive } from '@/lib/deferral/interactive'
import { restoreTheme } from '@/lib/theme/theme'

// One module for the client components of every page and of the error page, so that they share one chunk.
export { EmailCopy } from './email-copy'
export { ErrorReport } from './error-report'

/** Marks the page as interactive. Render it last: its effect runs after all others. */
export function InteractiveMark() {
  // A browser that translates the page changes `lang`, and the stylesheets depend on it.
  const [language] = useState(() => (typeof document === 'undefined' ? '' : document.documentElement.lang))
  useLayoutEffect(() => {
    // React resets <html> and the theme switch when it discards a page's HTML.
    document.documentElement.dataset.scripted = ''
    document.documentElement.lang = language
    restoreTheme()
  }, [language])
  useEffect(markInteractive, [])
  return null
}
