import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { Navigation, Reveal } from '@/components/site/islands'
import { attributionScript } from '@/lib/booking/attribution'
import { themeColours, themeScript } from '@/lib/theme'
import { sans, serif } from './fonts'
import './globals.css'

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: themeColours.light },
    { media: '(prefers-color-scheme: dark)', color: themeColours.dark },
  ],
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" className={`${serif.variable} ${sans.variable}`} suppressHydrationWarning>
      <head>
        <script data-early dangerouslySetInnerHTML={{ __html: `${themeScript};${attributionScript}` }} />
      </head>
      <body>
        {children}
        <Reveal />
        {/* Last: its effect tells that all others have run. */}
        <Navigation />
      </body>
    </html>
  )
}
