/** Height of the logo of a testimonial, in CSS pixels. */
export const LOGO_HEIGHT = 24

/** Returns the URL of a logo, such as `/generated/logos/harbour.svg.webp` for `content/logos/harbour.svg`. */
export function logoUrl(file: string): string {
  return `${file.replace(/^content/, '/generated')}.webp`
}
