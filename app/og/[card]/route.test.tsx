import type { ReactElement } from 'react'
import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { funnel } from '@/content/essential'
import { offer } from '@/content/offer'
import { premium } from '@/content/premium'
import { phases } from '@/content/process'
import { qualify } from '@/content/qualify'
import { routes } from '@/content/routes'
import type { Path } from '@/content/schema'
import { site } from '@/content/site'
import { shareCardFile, shareCardHeadline } from '@/lib/seo/share-card'
import { GET } from './route'

const drawn: ReactElement[] = []
jest.mock('next/og', () => ({
  ImageResponse: class {
    constructor(picture: ReactElement) {
      drawn.push(picture)
    }
  },
}))

async function cardOf(path: Path): Promise<Document> {
  await GET(new Request('https://www.example.com'), { params: Promise.resolve({ card: shareCardFile(path) }) })
  return new JSDOM(renderToStaticMarkup(drawn.pop())).window.document
}

async function drawingOf(path: Path): Promise<Document> {
  const { src } = (await cardOf(path)).querySelector('img')!
  return new JSDOM(atob(src.split('base64,')[1]!), { contentType: 'image/svg+xml' }).window.document
}

test.each(routes)(
  'the card of $path says the name of the agency and its headline, which can be read 300 px wide; no figure, no price',
  async ({ path }) => {
    const card = await cardOf(path)
    expect(card.body.textContent).toBe(site.name + shareCardHeadline(path))
    expect(card.body.textContent).not.toMatch(/[£\d]/)
    const texts = [...card.querySelectorAll<HTMLElement>('div')]
    const headline = texts.find(({ textContent }) => textContent === shareCardHeadline(path))!
    expect(parseInt(headline.style.fontSize) / 4).toBeGreaterThan(24)
  },
)

test('no two cards say the same', () => {
  const headlines = routes.map(({ path }) => shareCardHeadline(path))
  expect(new Set(headlines).size).toBe(routes.length)
})

test.each<[Path, string, readonly unknown[]]>([
  ['/process', 'phases', phases],
  ['/process', 'numbers', phases],
  ['/offer', 'options', offer.options],
  ['/premium', 'items', premium.items],
  ['/essential', 'stages', funnel.bands],
  ['/qualify', 'suited', qualify.suited.items],
  ['/qualify', 'unsuited', qualify.unsuited.items],
])('the drawing of %s has as many %s as the page', async (path, group, list) => {
  expect((await drawingOf(path)).getElementById(group)!.children).toHaveLength(list.length)
})
