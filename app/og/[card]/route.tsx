import { readdir, readFile } from 'node:fs/promises'
import { ImageResponse } from 'next/og'
import { routes } from '@/content/routes'
import { shareCardFile, shareCardSize } from '@/lib/seo/share-card'
import { ShareCardImage } from '../share-card-image'

const FONTS = '.generated/fonts'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return routes.map(({ path }) => ({ card: shareCardFile(path) }))
}

export async function GET(_: Request, { params }: { params: Promise<{ card: string }> }) {
  const { card } = await params
  const { title } = routes.find(({ path }) => shareCardFile(path) === card)!
  // ImageResponse doesn't support WOFF2. `npm run assets` writes the TrueType files.
  const extraFonts = (await readdir(FONTS)).filter((name) => name.startsWith('card-extra-')).sort()
  // A character is drawn with the first font that has it.
  const fonts = ['card.ttf', ...extraFonts].map(async (name) => ({ name, data: await readFile(`${FONTS}/${name}`) }))
  return new ImageResponse(<ShareCardImage title={title} />, { ...shareCardSize, fonts: await Promise.all(fonts) })
}
