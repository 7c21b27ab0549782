import { prerender } from 'react-dom/static'
import { FittedLines } from '@/components/ui/fitted-lines'
import { fitLines } from '@/lib/font-metrics/fit-lines'
import { dayDotsOf } from './day-dots'

const weight = 500

async function render(headline: string) {
  const lines = fitLines(headline, { maxEm: 5.6, maxEmNarrow: 3.6, weight, hasOneSize: true })
  const { prelude } = await prerender(
    <FittedLines lines={lines} weight={weight} overlayOf={dayDotsOf(lines, weight)} />,
  )
  return new Response(prelude).text()
}

test.each([
  ['Patient Acquisition Reinvented', 5],
  ['Injecting life in smiles', 5],
  ['Great dentistry', 0],
  ['Invisible, in its finest fit', 0],
])('draws a day over each dot of “%s” if there are five', async (headline, count) => {
  const html = await render(headline)
  expect(html.match(/<i /g) ?? []).toHaveLength(count)
  expect(html.replace(/<[^>]+>/g, '').trim()).toBe(headline)
})
