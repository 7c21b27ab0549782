import localFont from 'next/font/local'

// Metric-matched fallbacks are in app/fallback-fonts.css: Next's adjustFontFallback supports only one system font.

export const serif = localFont({
  src: '../.generated/fonts/serif.woff2',
  weight: '400',
  variable: '--font-instrument-serif',
  display: 'swap',
  adjustFontFallback: false,
})

export const sans = localFont({
  src: '../.generated/fonts/sans.woff2',
  weight: '400 500',
  variable: '--font-instrument-sans',
  display: 'swap',
  adjustFontFallback: false,
})
