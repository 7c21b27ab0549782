'use client'

import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { markInteractive } from '@/lib/hydration/interactive'
import { restoreTheme } from '@/lib/theme/theme'

/** Contains the page, and marks it as interactive after the effects of all components inside it. */
export function InteractivePage({ children }: { children: ReactNode }) {
  // Browsers that translate a page change `lang`, which the stylesheets read.
  const [language] = useState(() => (typeof document === 'undefined' ? '' : document.documentElement.lang))
  useLayoutEffect(() => {
    // React resets <html> and the theme switch when it discards the HTML of the page.
    document.documentElement.dataset.scripted = ''
    document.documentElement.lang = language
    restoreTheme()
  }, [language])
  useEffect(markInteractive, [])
  return children
}
