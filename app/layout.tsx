import type { Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { InteractivePage } from '@/components/site/interactive-page'
import { InlineScript } from '@/components/ui/inline-script'
import { site } from '@/content/site'
import { measureLine } from '@/lib/font-metrics/measure-line'
import { round } from '@/lib/round'
import { colourOf } from '@/lib/theme/palette'
import { NAME_WEIGHT } from '@/lib/typography/display'

// The display and the text typeface. app/fallback-fonts.css has their fallbacks: adjustFontFallback supports one system font.
const display = localFont({
  src: './fonts/display.woff2',
  weight: '100 900',
  variable: '--font-imbue',
  adjustFontFallback: false,
})
const text = localFont({
  src: './fonts/text.woff2',
  weight: '400 700',
  variable: '--font-hanken',
  adjustFontFallback: false,
})

/** Width of the agency's name in em. Used to scale it to the header. Letters are widest at the smallest optical size. */
const nameWidth = round(measureLine(site.name, { weight: NAME_WEIGHT, opticalSize: 'smallest' }).width)

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: colourOf('surface-light') },
    { media: '(prefers-color-scheme: dark)', color: colourOf('surface-dark') },
  ],
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en-GB"
      style={{ '--name': JSON.stringify(site.name), '--name-width': nameWidth }}
      className={`${display.variable} ${text.variable}`}
      suppressHydrationWarning
    >
      <head>
        {/* eslint-disable-next-line @next/next/no-css-tags -- An import would be inlined, and is not needed before paint. */}
        <link rel="stylesheet" href="/print.css" media="print" />
        <InlineScript id="loader" entry="app/head.inline.ts" />
      </head>
      {/* Extensions set attributes on both elements. */}
      <body suppressHydrationWarning>
        <InteractivePage>{children}</InteractivePage>
      </body>
    </html>
  )
}
