import 'server-only'
import sharp from 'sharp'
import { LOGO_DENSITY, LOGO_HEIGHT } from '@/lib/logo'

/** Returns the size in pixels of the WebP file of a logo, whose proportions an image keeps while it loads. */
export async function logoSize(file: string): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(file).metadata()
  const scaled = LOGO_HEIGHT * LOGO_DENSITY
  return { width: Math.round((scaled * width) / height), height: scaled }
}
