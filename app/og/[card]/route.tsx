import { readFile } from 'node:fs/promises'
import { ImageResponse } from 'next/og'
import { routes } from '@/content/routes'
import { shareCardFile, shareCardSize } from '@/lib/seo/share-card'
import { ShareCardImage } from '../share-card-image'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return routes.map(({ path }) => ({ card: shareCardFile(path) }))
}

export async function GET(_: Request, { params }: { params: Promise<{ card: string }> }) {
  const { card } = await params
  const { title } = routes.find(({ path }) => shareCardFile(path) === card)!
  // ImageResponse doesn't support WOFF2. `npm run assets` writes the TrueType file.
  const data = await readFile('.generated/fonts/card.ttf')
  return new ImageResponse(<ShareCardImage title={title} />, { ...shareCardSize, fonts: [{ name: 'voice', data }] })
}
