'use client'

import { ErrorReport, InteractiveMark } from '@/components/site/client-components'
import { errorPage } from '@/content/errors'
import { storedTheme } from '@/lib/theme/theme'
import './globals.css'

/** Replaces the document after an error on any page, and keeps its language, fonts, theme and width of the name. */
export default function GlobalError({ error }: { error: unknown }) {
  // The build renders it too, without a document.
  const root = globalThis.document?.documentElement
  return (
    <html
      lang="en-GB"
      data-theme={storedTheme()}
      style={{ '--name-width': root?.style.getPropertyValue('--name-width') }}
      className={root?.className}
    >
      <body>
        <title>{errorPage.title}</title>
        <ErrorReport error={error} />
        <InteractiveMark />
      </body>
    </html>
  )
}
