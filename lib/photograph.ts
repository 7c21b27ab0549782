/** Size of the founder's photograph on the page, in CSS pixels. */
export const PHOTOGRAPH_SIZE = { width: 224, height: 280 }
/** Pixels per CSS pixel of the files of the photograph: for usual screens and for high-density ones. */
export const PHOTOGRAPH_DENSITIES = [1, 2]

/** Returns the URL of the photograph with a density, such as `/generated/photograph/448.webp` with 2. */
export function photographUrl(density: number): string {
  return `/generated/photograph/${PHOTOGRAPH_SIZE.width * density}.webp`
}
