import 'server-only'
import sharp from 'sharp'
import { LOGO_HEIGHT } from '@/lib/logo'

/** Returns the width of a logo at LOGO_HEIGHT, in whole CSS pixels. */
export async function logoWidth(file: string): Promise<number> {
  const { width, height } = await sharp(file).metadata()
  return Math.round((LOGO_HEIGHT * width) / height)
}
