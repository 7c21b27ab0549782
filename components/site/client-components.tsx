'use client'

import { useEffect, useLayoutEffect, useState } from 'react'
import { markInteractive } from '@/lib/deferral/interactive'
import { restoreTheme } from '@/lib/theme/theme'

// The client components of every page, and of the error page, in one module: they share one chunk.
export { EmailCopy } from './email-copy'
export { ErrorReport } from './error-report'

/** Marks the page as interactive. Render it last: its effects run after those of all other components. */
export function InteractiveMark() {
  // Browsers that translate a page change `lang`, which the stylesheets read.
  const [language] = useState(() => (typeof document === 'undefined' ? '' : document.documentElement.lang))
  useLayoutEffect(() => {
    // React resets <html> and the theme switch when it discards the HTML of the page.
    document.documentElement.dataset.scripted = ''
    document.documentElement.lang = language
    restoreTheme()
  }, [language])
  useEffect(markInteractive, [])
  return null
}
