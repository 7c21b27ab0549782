import { prerender } from 'react-dom/static'
import type { Testimonial } from '@/content/types'
import { testimonials } from '@/content/website'
import { interpolate } from '@/lib/interpolate'
import { Testimonials } from './testimonials'

async function renderOne(testimonial: Testimonial): Promise<string> {
  const { prelude } = await prerender(<Testimonials items={[testimonial]} />)
  return new Response(prelude).text()
}

const quote: Testimonial = { quote: 'They listened.', person: 'Owner', practice: 'Harbour Dental', sample: false }

test('shows the logo before the name of the practice in its own proportions, and no image without a logo', async () => {
  // A picture of 1440 × 900 pixels.
  const html = await renderOne({ ...quote, logo: { file: 'docs/home-light.webp', alt: 'A sailing boat' } })
  const [, width, height] = /alt="A sailing boat" width="(\d+)" height="(\d+)".*Harbour Dental/.exec(html) ?? []
  expect(Number(width) / Number(height)).toBeCloseTo(1.6, 1)
  expect(await renderOne(quote)).not.toContain('<img')
})

test('draws filled stars for a rating, with a text alternative, and no stars without a rating', async () => {
  const rating = 3
  const html = await renderOne({ ...quote, rating })
  expect(html).toContain(`aria-label="${interpolate(testimonials.rating, { rating })}"`)
  expect(html.match(/<path/g)).toHaveLength(5)
  expect(html.match(/class="fill-none"/g)).toHaveLength(5 - rating)
  expect(await renderOne(quote)).not.toMatch(/role="img"|<path/)
})

test('fits a short quote to the measure, unless it is a sample', async () => {
  const isFitted = async (testimonial: Testimonial) => (await renderOne(testimonial)).includes('class="fitted"')
  expect(await isFitted(quote)).toBe(true)
  expect(await isFitted({ ...quote, sample: true })).toBe(false)
  expect(await isFitted({ ...quote, quote: 'They listened. '.repeat(9).trim() })).toBe(false)
})

test('labels a sample before its quote, with or without stars', async () => {
  const label = `>${testimonials.sampleLabel}<`
  for (const rating of [{}, { rating: 5 }]) {
    const html = await renderOne({ ...quote, ...rating, sample: true })
    expect(html.indexOf(label)).toBeGreaterThan(0)
    expect(html.indexOf(label)).toBeLessThan(html.indexOf('<blockquote'))
    expect(await renderOne({ ...quote, ...rating })).not.toContain(label)
  }
})
