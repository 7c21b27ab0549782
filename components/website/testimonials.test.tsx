import type { Testimonial } from '@/content/schema'
import { testimonials } from '@/content/website'
import { render } from '@/jest/render'
import { interpolate } from '@/lib/interpolate'
import { Testimonials } from './testimonials'

const renderOne = (testimonial: Testimonial) => render(<Testimonials items={[testimonial]} />)

const quote: Testimonial = { quote: 'They listened.', person: 'Owner', practice: 'Harbour Dental', sample: false }

test('draws filled stars for a rating, with a text alternative, and no stars without a rating', () => {
  const rating = 3
  const stars = renderOne({ ...quote, rating }).querySelector('[role=img]')!
  expect(stars.getAttribute('aria-label')).toBe(interpolate(testimonials.rating, { rating }))
  expect(stars.querySelectorAll('path')).toHaveLength(5)
  expect(stars.querySelectorAll('.fill-none')).toHaveLength(5 - rating)
  expect(renderOne(quote).querySelectorAll('[role=img], path')).toEqual([])
})

test('fits a short quote to the container width, unless it is a sample', () => {
  const isFitted = (testimonial: Testimonial) => renderOne(testimonial).querySelector('.fitted') !== null
  expect(isFitted(quote)).toBe(true)
  expect(isFitted({ ...quote, sample: true })).toBe(false)
  expect(isFitted({ ...quote, quote: 'They listened. '.repeat(9).trim() })).toBe(false)
})

test('labels a sample before its quote, with or without stars', () => {
  const label = `>${testimonials.sampleLabel}<`
  for (const rating of [{}, { rating: 5 }] as const) {
    const html = renderOne({ ...quote, ...rating, sample: true }).toString()
    expect(html.indexOf(label)).toBeGreaterThan(0)
    expect(html.indexOf(label)).toBeLessThan(html.indexOf('<blockquote'))
    expect(renderOne({ ...quote, ...rating }).toString()).not.toContain(label)
  }
})
