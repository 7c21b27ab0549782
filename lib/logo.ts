import sharp from 'sharp'

/** Height of the logo of a testimonial, in CSS pixels. */
export const LOGO_HEIGHT = 24

/** Returns the URL of a logo, such as `/generated/logos/harbour.svg.webp` for `content/logos/harbour.svg`. */
export function logoUrl(file: string): string {
  return `${file.replace(/^content/, '/generated')}.webp`
}

/** Returns the width of a logo at LOGO_HEIGHT, in whole CSS pixels. */
export async function logoWidth(file: string): Promise<number> {
  const { width, height } = await sharp(file).metadata()
  return Math.round((LOGO_HEIGHT * width) / height)
}
