import sharp from 'sharp'
import { colourOf } from '@/lib/theme/palette'

/** Returns the SVG source of the icon: four hairlines, a white slot and a red dot, in the colours of the light theme. */
export const drawIcon = () => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">
  <path fill="${colourOf('surface-light')}" d="M0 0h32v32H0z" />
  <path fill="${colourOf('white-light')}" d="M8 8h16v16H8z" />
  <path stroke="${colourOf('ink-light')}" d="M8 0v32M24 0v32M0 8h32M0 24h32" />
  <circle fill="${colourOf('red-light')}" cx="16" cy="16" r="4" />
</svg>
`

/** Returns the icon at a size in pixels. */
export async function rasterizeIcon(size: number) {
  const svg = Buffer.from(drawIcon())
  const { width, density = 72 } = await sharp(svg).metadata()
  return sharp(svg, { density: (density * size) / width }).resize(size, size)
}
