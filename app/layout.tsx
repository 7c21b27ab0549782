import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { themeScript } from '@/.generated/early'
import { LinkInterceptor, Reveal } from '@/components/site/islands'
import { EarlyScript } from '@/first-paint/markup'
import { owner } from '@/content/site'
import { attributionScript } from '@/lib/booking/attribution'
import { measurementScript } from '@/lib/measurement'
import { themeColours } from '@/lib/theme'
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
        <EarlyScript code={`${themeScript}${attributionScript()}${measurementScript(owner.measurement)}`} />
      </head>
      <body>
        {children}
        <Reveal />
        {/* Last: its effect tells that all others have run. */}
        <LinkInterceptor preloadsCalendar={!owner.askBeforeCalendar} />
      </body>
    </html>
  )
}
