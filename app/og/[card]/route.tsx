import { ImageResponse } from 'next/og'
import { routes } from '@/content/routes'
import { shareCardFile, shareCardHeadline, shareCardSize } from '@/lib/seo/share-card'
import { Card } from '../card'
import { drawings } from '../drawings'
import { cardFonts } from '../fonts'

export const dynamic = 'force-static'
export const dynamicParams = false

/** One share card for every row of the route table. */
export function generateStaticParams() {
  return routes.map(({ path }) => ({ card: shareCardFile(path) }))
}

export async function GET(_: Request, { params }: { params: Promise<{ card: string }> }) {
  const { card } = await params
  const route = routes.find(({ path }) => shareCardFile(path) === card)
  if (!route) return new Response(null, { status: 404 })
  const picture = <Card headline={shareCardHeadline(route.path)} drawing={drawings[route.path]()} />
  return new ImageResponse(picture, { ...shareCardSize, fonts: await cardFonts() })
}
