'use client'

import { useSyncExternalStore } from 'react'
import { ErrorReport } from '@/components/site/islands'
import { errorPage } from '@/content/errors'
import { storedTheme } from '@/lib/theme'
import './globals.css'

const never = () => () => {}
const onServer = () => undefined
const fontsOfDocument = () => document.documentElement.className

/** Takes the place of the whole document, so that it brings the language, typefaces and theme again. */
export default function GlobalError(props: { error: unknown; retry: () => void }) {
  const theme = useSyncExternalStore(never, storedTheme, onServer)
  const fonts = useSyncExternalStore(never, fontsOfDocument, onServer)
  return (
    <html lang="en-GB" data-theme={theme} className={fonts}>
      <body>
        <title>{errorPage.title}</title>
        <ErrorReport {...props} />
      </body>
    </html>
  )
}
