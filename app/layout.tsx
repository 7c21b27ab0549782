import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { attributionScript, themeScript } from '@/.generated/early'
import { HydrationMark } from '@/components/site/islands'
import { EarlyScript } from '@/first-paint/markup'
import { themeColours } from '@/lib/theme'
import { clerk, voice } from './fonts'
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
    <html lang="en-GB" className={`${voice.variable} ${clerk.variable}`} suppressHydrationWarning>
      <head>
        <EarlyScript code={themeScript + attributionScript} />
      </head>
      <body>
        {children}
        <HydrationMark />
      </body>
    </html>
  )
}
