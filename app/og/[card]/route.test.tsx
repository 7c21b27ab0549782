import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { routes } from '@/content/routes'
import { site } from '@/content/site'
import { shareCardFile } from '@/lib/seo/share-card'
import { GET } from './route'

const images: ReactElement[] = []
jest.mock('next/og', () => ({
  ImageResponse: class {
    constructor(image: ReactElement) {
      images.push(image)
    }
  },
}))

const lettersOf = (text: string) => text.replace(/\s/g, '')

test.each(routes)(
  'the share card of $path shows the agency and its title, legible at a width of 300 px',
  async (route) => {
    await GET({} as Request, { params: Promise.resolve({ card: shareCardFile(route.path) }) })
    const html = renderToStaticMarkup(images.pop())
    const text = html.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&')
    expect(lettersOf(text)).toBe(lettersOf(site.name + route.title))
    const [, ...titleSizes] = [...html.matchAll(/font-size:([\d.]+)px/g)].map(([, size]) => Number(size))
    // Messengers show cards at a quarter of their size.
    for (const size of titleSizes) expect(size / 4).toBeGreaterThan(24)
  },
)
