import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { owner } from '@/content/site'
import type { Testimonial } from '@/content/types'
import { testimonials } from '@/content/website'
import { logoUrl } from '@/lib/logo'
import { PHOTOGRAPH_DENSITIES, photographUrl } from '@/lib/photograph'
import { writeFonts } from './fonts/write-fonts'
import { writeIcons } from './icons'
import { paletteModule, readPalette } from './palette'
import { writeLogo, writePhotograph } from './pictures'
import { writeSealedPricing } from './sealed-pricing'

/** Writes everything that is generated from the content and the stylesheets: `.generated/`, icons and pictures. */
export async function writeAssets(): Promise<void> {
  mkdirSync('.generated', { recursive: true })
  await writeFonts('.generated/fonts')
  writeFileSync('.generated/palette.ts', paletteModule(readPalette()))
  await writeIcons()
  await writePictures()
  // Measures with the fonts.
  writeSealedPricing()
}

/** Writes the pictures of the owner in the sizes of the pages. */
async function writePictures(): Promise<void> {
  rmSync('public/generated', { recursive: true, force: true })
  if (owner.photograph) {
    for (const density of PHOTOGRAPH_DENSITIES)
      await writePhotograph(owner.photograph.file, density, `public${photographUrl(density)}`)
  }
  const quotes: readonly Testimonial[] = testimonials.items
  for (const { logo } of quotes) if (logo) await writeLogo(logo.file, `public${logoUrl(logo.file)}`)
}
