import { readFile } from 'node:fs/promises'
import { ImageResponse } from 'next/og'
import { routes } from '@/content/routes'
import { shareCardFile, shareCardHeadline, shareCardSize } from '@/lib/seo/share-card'
import { ShareCardImage } from '../share-card-image'

export const dynamic = 'force-static'
export const dynamicParams = false

/** One share card for every row of the route table. */
export function generateStaticParams() {
  return routes.map(({ path }) => ({ card: shareCardFile(path) }))
}

export async function GET(_: Request, { params }: { params: Promise<{ card: string }> }) {
  const { card } = await params
  const { path } = routes.find(({ path }) => shareCardFile(path) === card)!
  const picture = <ShareCardImage headline={shareCardHeadline(path)} drawing={card.replace('.png', '')} />
  // TrueType, which ImageResponse reads; written by `npm run assets`.
  const data = await readFile('.generated/fonts/card-serif.ttf')
  return new ImageResponse(picture, { ...shareCardSize, fonts: [{ name: 'serif', data }] })
}
