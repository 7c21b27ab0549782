import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { shareCards } from '@/content/share-cards'
import { shareCardFile } from '@/lib/seo/share-card'
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

test.each(routes)('the picture of $path bears its own title and words', async ({ path, title }) => {
  const picture = await pictureOf(shareCardFile(path))
  const { eyebrow, line } = shareCards[path]
  for (const text of [title, eyebrow, line]) expect(picture).toContain(markup(text))
  for (const other of routes.filter((row) => row.path !== path)) expect(picture).not.toContain(markup(other.title))
})

test('there is a picture for every route, and no other', async () => {
  expect(generateStaticParams()).toEqual(routes.map(({ path }) => ({ card: shareCardFile(path) })))
  const answer = await GET(new Request('https://www.example.com'), { params: Promise.resolve({ card: 'other.png' }) })
  expect(answer.status).toBe(404)
})
