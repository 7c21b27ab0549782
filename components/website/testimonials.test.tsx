import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prerender } from 'react-dom/static'
import { testimonials } from '@/content/website'
import type { Testimonial } from '@/content/schema'
import { Testimonials } from './testimonials'

const folder = mkdtempSync(join(tmpdir(), 'logos-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function captionOf(testimonial: Testimonial): Promise<string> {
  const { prelude } = await prerender(<Testimonials items={[testimonial]} />)
  return (await new Response(prelude).text()).split('figcaption')[1] ?? ''
}

test('a logo stands before the name of its practice, 24 pixels high in its own shape; without one there is no trace', async () => {
  const file = join(folder, 'harbour.svg')
  writeFileSync(file, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10H0z"/></svg>')
  const quote = { ...testimonials.items[0], practice: 'Harbour Dental' }
  const caption = await captionOf({ ...quote, logo: { file, alt: 'A sailing boat' } })
  expect(caption).toMatch(
    /<img src="[^"]*\/harbour\.svg\.webp" alt="A sailing boat" width="96" height="24".*Harbour Dental/,
  )
  expect(await captionOf(quote)).not.toContain('<img')
})

test('a testimonial that is a sample says so, and no other', async () => {
  const [quote] = testimonials.items
  expect(await captionOf({ ...quote, sample: true })).toContain(testimonials.sampleLabel)
  expect(await captionOf({ ...quote, sample: false })).not.toContain(testimonials.sampleLabel)
})
