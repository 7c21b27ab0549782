'use client'

import { ErrorReport } from '@/components/site/islands'
import { errorPage } from '@/content/errors'
import { storedTheme } from '@/lib/theme'
import './globals.css'

/** Replaces the document after an error on any page, and therefore sets the language, fonts and theme itself. */
export default function GlobalError({ error }: { error: unknown }) {
  // The build renders it too, without a document.
  const fonts = globalThis.document?.documentElement.className
  return (
    <html lang="en-GB" data-theme={storedTheme()} className={fonts}>
      <body>
        <title>{errorPage.title}</title>
        <ErrorReport error={error} />
      </body>
    </html>
  )
}
