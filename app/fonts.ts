import localFont from 'next/font/local'

// Metric-matched fallbacks are in app/fallback-fonts.css: Next's adjustFontFallback supports only one system font.

export const voice = localFont({
  src: '../.generated/fonts/voice.woff2',
  weight: '100 900',
  variable: '--font-imbue',
  display: 'swap',
  adjustFontFallback: false,
})

export const clerk = localFont({
  src: '../.generated/fonts/clerk.woff2',
  weight: '400 700',
  variable: '--font-hanken',
  display: 'swap',
  adjustFontFallback: false,
})
