import { readFileSync } from 'node:fs'
import { ImageResponse } from 'next/og'
import type { Path } from '@/content/routes'
import { DISPLAY_FILES } from '@/lib/font-metrics/fonts'
import { paths } from '@/lib/routes'
import { shareCardFile, SHARE_CARD_SIZE, shareCardTexts } from '@/lib/seo/share-card'
import { ShareCardImage } from '../share-card-image'

/** The display typeface in one weight: ImageResponse supports neither WOFF2 nor axes. It draws a character in the first font that has it. */
const fonts = DISPLAY_FILES.map((name) => ({ name, data: readFileSync(`app/fonts/card/${name}`) }))

const pathsByFile = new Map<string, Path>(paths.map((path) => [shareCardFile(path), path]))

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return [...pathsByFile.keys()].map((card) => ({ card }))
}

export async function GET(_: Request, { params }: { params: Promise<{ card: string }> }) {
  const { card } = await params
  const path = pathsByFile.get(card)!
  return new ImageResponse(<ShareCardImage {...shareCardTexts(path)} />, { ...SHARE_CARD_SIZE, fonts })
}
