/** The room of a testimonial's logo, in CSS pixels; build/pictures.ts draws it to this shape. */
export const LOGO = { width: 112, height: 24 }

/** @returns the URL of a logo: `/logos/harbour.svg.webp` for `content/logos/harbour.svg`. */
export function logoUrl(file: string): string {
  return `${file.replace(/^content/, '')}.webp`
}
