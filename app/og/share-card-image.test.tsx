import { renderToStaticMarkup } from 'react-dom/server'
import { routes } from '@/content/routes'
import { site } from '@/content/site'
import { ShareCardImage } from './share-card-image'

const lettersOf = (text: string) => text.replace(/\s/g, '')

test.each(routes)(
  'the share card of $path shows the agency and its title, legible at a width of 300 px',
  ({ title }) => {
    const html = renderToStaticMarkup(<ShareCardImage title={title} />)
    const text = html.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&')
    expect(lettersOf(text)).toBe(lettersOf(site.name + title))
    const [, ...titleSizes] = [...html.matchAll(/font-size:([\d.]+)px/g)].map(([, size]) => Number(size))
    // Messengers show cards at a quarter of their size.
    for (const size of titleSizes) expect(size / 4).toBeGreaterThan(24)
  },
)

test.each([...routes.map(({ title }) => title), 'Fit', 'Great dentistry shouldn’t struggle with empty chairs'])(
  'the share card of “%s” keeps the strip of the week below the title',
  (title) => {
    const html = renderToStaticMarkup(<ShareCardImage title={title} />)
    const lines = [...html.matchAll(/top:([\d.]+)(?:px)?;font-size:([\d.]+)px/g)]
    expect(lines.length).toBeGreaterThan(0)
    for (const [, top, size] of lines) {
      const baseline = Number(top) + 0.7 * Number(size)
      // What the agency's name and the strip leave of the height of 630 pixels.
      expect(baseline).toBeLessThan(400)
    }
  },
)
