import sharp from 'sharp'

/** Of every logo beside a testimonial, in CSS pixels. */
export const LOGO_HEIGHT = 24

/** @returns the URL of a logo: `/logos/harbour.svg.webp` for `content/logos/harbour.svg`. */
export function logoUrl(file: string): string {
  return `${file.replace(/^content/, '')}.webp`
}

/** @returns the width of a logo that is LOGO_HEIGHT high, in whole CSS pixels. */
export async function logoWidth(file: string): Promise<number> {
  const { width, height } = await sharp(file).metadata()
  return Math.round((LOGO_HEIGHT * width) / height)
}
