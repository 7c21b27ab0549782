/** Height of the logo of a testimonial, in CSS pixels, at the smallest root font size. */
export const LOGO_HEIGHT = 24
/** Pixels per CSS pixel of a logo, for high-density screens and print. */
export const LOGO_DENSITY = 3

/** Returns the URL of a logo, such as `/generated/logos/harbour.svg.webp` for `content/logos/harbour.svg`. */
export function logoUrl(file: string): string {
  return `${file.replace(/^content/, '/generated')}.webp`
}
