/** @jest-environment jsdom */
import type { ReactElement } from 'react'
import { render } from '@testing-library/react'
import { routes } from '@/content/routes'
import { site } from '@/content/site'
import { shareCardFile, shareCardHeadline } from '@/lib/seo/share-card'
import { GET } from './route'

const images: ReactElement[] = []
jest.mock('next/og', () => ({
  ImageResponse: class {
    constructor(image: ReactElement) {
      images.push(image)
    }
  },
}))

test.each(routes)(
  'the share card of $path shows the agency and a headline that is legible at a width of 300 px',
  async ({ path }) => {
    await GET({} as Request, { params: Promise.resolve({ card: shareCardFile(path) }) })
    const { container } = render(images.pop()!)
    expect(container.textContent).toBe(site.name + shareCardHeadline(path))
    const texts = [...container.querySelectorAll<HTMLElement>('div div')]
    const headline = texts.find(({ textContent }) => textContent === shareCardHeadline(path))
    // Messengers show cards at a quarter of their size.
    expect(parseInt(headline!.style.fontSize) / 4).toBeGreaterThan(24)
  },
)
