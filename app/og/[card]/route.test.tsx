import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { site } from '@/content/site'
import { shareCardFile, shareCardHeadline } from '@/lib/seo/share-card'
import { routes } from '@/content/routes'
import { GET, generateStaticParams } from './route'

const drawn: ReactElement[] = []
jest.mock('next/og', () => ({
  ImageResponse: class {
    constructor(picture: ReactElement) {
      drawn.push(picture)
    }
  },
}))
jest.mock('../fonts', () => ({ cardFonts: async () => [] }))

/** The picture of that name, as markup. */
async function pictureOf(card: string): Promise<string> {
  drawn.length = 0
  await GET(new Request('https://www.example.com'), { params: Promise.resolve({ card }) })
  return renderToStaticMarkup(drawn[0])
}

const markup = (text: string) => renderToStaticMarkup(<>{text}</>)

test.each(routes)('the picture of $path bears the name of the agency and its own headline', async ({ path }) => {
  const picture = await pictureOf(shareCardFile(path))
  for (const text of [site.name, shareCardHeadline(path)]) expect(picture).toContain(markup(text))
  for (const other of routes.filter((row) => row.path !== path)) {
    expect(picture).not.toContain(markup(shareCardHeadline(other.path)))
  }
})

test('no two pictures have the same drawing', async () => {
  const drawings = new Set<string | undefined>()
  for (const { path } of routes) drawings.add((await pictureOf(shareCardFile(path))).match(/<svg.*/s)?.[0])
  expect(drawings.size).toBe(routes.length)
})

test.each(routes)(
  'the headline of $path can be read when a messenger shows the picture 300 px wide',
  async ({ path }) => {
    const picture = await pictureOf(shareCardFile(path))
    const [, size] = new RegExp(
      `font-size:(\\d+)px[^>]*>${markup(shareCardHeadline(path)).replace(/[?]/g, '\\?')}<`,
    ).exec(picture)!
    expect(Number(size) / 4).toBeGreaterThan(24)
  },
)

test.each(routes)('the picture of $path shows no price', async ({ path }) => {
  expect(await pictureOf(shareCardFile(path))).not.toContain('£')
})

test('the picture of the pricing page shows no figure at all', async () => {
  const words = (await pictureOf(shareCardFile('/pricing'))).replace(/<[^>]*>/g, ' ')
  expect(words).toContain(site.name.replace('&', '&amp;'))
  expect(words).not.toMatch(/\d/)
})

test('there is a picture for every route, and no other', async () => {
  expect(generateStaticParams()).toEqual(routes.map(({ path }) => ({ card: shareCardFile(path) })))
  const answer = await GET(new Request('https://www.example.com'), { params: Promise.resolve({ card: 'other.png' }) })
  expect(answer.status).toBe(404)
})
