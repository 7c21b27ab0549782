import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { LOGO_DENSITY, LOGO_HEIGHT } from '@/lib/logo'
import { PHOTOGRAPH_SIZE } from '@/lib/photograph'

/** Returns whether sharp can decode every pixel of a file. */
export async function isPicture(file: string): Promise<boolean> {
  // Reading only the metadata would accept a truncated file.
  const pixels = sharp(file).raw().toBuffer()
  return pixels.then(Boolean, () => false)
}

/**
 * Writes a photograph as WebP, cropped to its shape on the page around the most salient region.
 * @param density pixels per CSS pixel.
 */
export async function writePhotograph(file: string, density: number, target: string): Promise<void> {
  mkdirSync(dirname(target), { recursive: true })
  const width = PHOTOGRAPH_SIZE.width * density
  const height = PHOTOGRAPH_SIZE.height * density
  const position = sharp.strategy.attention
  await sharp(file).autoOrient().resize({ width, height, position }).webp().toFile(target)
}

/** Writes a logo as lossless WebP, scaled for its height on the pages. */
export async function writeLogo(file: string, target: string): Promise<void> {
  mkdirSync(dirname(target), { recursive: true })
  await sharp(file)
    .resize({ height: LOGO_HEIGHT * LOGO_DENSITY })
    .webp({ lossless: true })
    .toFile(target)
}
