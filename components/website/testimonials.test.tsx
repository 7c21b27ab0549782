import { renderToStaticMarkup } from 'react-dom/server'
import { testimonials } from '@/content/website'
import { Testimonials } from './testimonials'

const [quote] = testimonials.items
const captions = (samples: readonly boolean[]) =>
  renderToStaticMarkup(
    <Testimonials items={samples.map((sample, at) => ({ ...quote, quote: `Quote ${at}`, sample }))} />,
  )
    .split('<figcaption')
    .slice(1)

test('marks each quote that is a sample, and no other', () => {
  const marked = captions([true, false]).map((caption) => caption.includes(testimonials.sampleLabel))
  expect(marked).toEqual([true, false])
})
