'use client'

import { useSyncExternalStore } from 'react'
import { ErrorReport } from '@/components/site/islands'
import { errorPage } from '@/content/errors'
import { storedTheme } from '@/lib/theme'
import './globals.css'

const subscribe = () => () => {}
const getServerSnapshot = () => undefined
const getFontClasses = () => document.documentElement.className

/** Replaces the document, including the root layout, and therefore sets the language, fonts and theme itself. */
export default function GlobalError({ error }: { error: unknown }) {
  const theme = useSyncExternalStore(subscribe, storedTheme, getServerSnapshot)
  const fonts = useSyncExternalStore(subscribe, getFontClasses, getServerSnapshot)
  return (
    <html lang="en-GB" data-theme={theme} className={fonts}>
      <body>
        <title>{errorPage.title}</title>
        <ErrorReport error={error} />
      </body>
    </html>
  )
}
