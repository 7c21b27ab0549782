'use client'

import { ErrorReport } from '@/components/site/error-report'
import { InteractivePage } from '@/components/site/interactive-page'
// eslint-disable-next-line no-restricted-syntax -- The error page has no server component that could pass props.
import { errorPage } from '@/content/errors'
import { storedTheme } from '@/lib/theme/theme'
import './globals.css'

/** Replaces the document after an error on any page. Keeps the fonts, the theme and the width of the agency's name. */
export default function GlobalError({ error }: { error: unknown }) {
  // The build also renders this component, without a document.
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
        <InteractivePage>
          <ErrorReport error={error} />
        </InteractivePage>
      </body>
    </html>
  )
}
