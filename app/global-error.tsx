'use client'

import { useSyncExternalStore } from 'react'
import { ErrorReport } from '@/components/site/islands'
import { errorPage } from '@/content/errors'
import { storedTheme } from '@/lib/theme/theme'
import { sans, serif } from './fonts'
import './globals.css'

const never = () => () => {}

function chosenTheme(): string | undefined {
  const theme = storedTheme()
  return theme === 'light' || theme === 'dark' ? theme : undefined
}

/** Takes the place of the whole document, so that it brings the language, typefaces and theme again. */
export default function GlobalError(props: { error: unknown; retry: () => void }) {
  const theme = useSyncExternalStore(never, chosenTheme, () => undefined)
  return (
    <html lang="en-GB" data-theme={theme} className={`${serif.variable} ${sans.variable}`}>
      <body>
        <title>{errorPage.title}</title>
        <ErrorReport {...props} />
      </body>
    </html>
  )
}
