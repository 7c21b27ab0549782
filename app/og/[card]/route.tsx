import { readFile } from 'node:fs/promises'
import { ImageResponse } from 'next/og'
import { routes } from '@/content/routes'
import { shareCardFile, shareCardHeadline, shareCardSize } from '@/lib/seo/share-card'
import { ShareCardImage } from '../share-card-image'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return routes.map(({ path }) => ({ card: shareCardFile(path) }))
}

export async function GET(_: Request, { params }: { params: Promise<{ card: string }> }) {
  const { card } = await params
  const { path } = routes.find(({ path }) => shareCardFile(path) === card)!
  const image = <ShareCardImage headline={shareCardHeadline(path)} drawing={card.replace('.png', '')} />
  // ImageResponse doesn't support WOFF2. `npm run assets` writes the TrueType file.
  const data = await readFile('.generated/fonts/card-serif.ttf')
  return new ImageResponse(image, { ...shareCardSize, fonts: [{ name: 'serif', data }] })
}
