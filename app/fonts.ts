import localFont from 'next/font/local'

/** Instrument Serif 400, for display. */
export const serif = localFont({
  src: '../.generated/fonts/serif.woff2',
  weight: '400',
  variable: '--font-instrument-serif',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
})

/** Instrument Sans, variable from 400 to 600, for text. */
export const sans = localFont({
  src: '../.generated/fonts/sans.woff2',
  weight: '400 600',
  variable: '--font-instrument-sans',
  display: 'swap',
  adjustFontFallback: 'Arial',
})
