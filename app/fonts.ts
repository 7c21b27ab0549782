import localFont from 'next/font/local'

// The fallbacks with matching metrics are in app/fallback-fonts.css: Next's own name one system font only.

/** Instrument Serif 400, for display. */
export const serif = localFont({
  src: '../.generated/fonts/serif.woff2',
  weight: '400',
  variable: '--font-instrument-serif',
  display: 'swap',
  adjustFontFallback: false,
})

/** Instrument Sans, variable from 400 to 500, for text. */
export const sans = localFont({
  src: '../.generated/fonts/sans.woff2',
  weight: '400 500',
  variable: '--font-instrument-sans',
  display: 'swap',
  adjustFontFallback: false,
})
