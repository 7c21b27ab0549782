import { renderToStaticMarkup } from 'react-dom/server'
import type { Testimonial } from '@/content/schema'
import { testimonials } from '@/content/website'
import { interpolate } from '@/lib/interpolate'
import { Testimonials } from './testimonials'

function renderOne(testimonial: Testimonial): string {
  return renderToStaticMarkup(<Testimonials items={[testimonial]} />)
}

const quote: Testimonial = { quote: 'They listened.', person: 'Owner', practice: 'Harbour Dental', sample: false }

test('draws filled stars for a rating, with a text alternative, and no stars without a rating', () => {
  const rating = 3
  const html = renderOne({ ...quote, rating })
  expect(html).toContain(`aria-label="${interpolate(testimonials.rating, { rating })}"`)
  expect(html.match(/<path/g)).toHaveLength(5)
  expect(html.match(/class="fill-none"/g)).toHaveLength(5 - rating)
  expect(renderOne(quote)).not.toMatch(/role="img"|<path/)
})

test('fits a short quote to the container width, unless it is a sample', () => {
  const isFitted = (testimonial: Testimonial) => renderOne(testimonial).includes('class="fitted"')
  expect(isFitted(quote)).toBe(true)
  expect(isFitted({ ...quote, sample: true })).toBe(false)
  expect(isFitted({ ...quote, quote: 'They listened. '.repeat(9).trim() })).toBe(false)
})

test('labels a sample before its quote, with or without stars', () => {
  const label = `>${testimonials.sampleLabel}<`
  for (const rating of [{}, { rating: 5 }] as const) {
    const html = renderOne({ ...quote, ...rating, sample: true })
    expect(html.indexOf(label)).toBeGreaterThan(0)
    expect(html.indexOf(label)).toBeLessThan(html.indexOf('<blockquote'))
    expect(renderOne({ ...quote, ...rating })).not.toContain(label)
  }
})
