import { parse } from 'node-html-parser'
import { prerender } from 'react-dom/static'
import { FittedLines } from '@/components/ui/fitted-lines'
import { OPEN_SLOT } from '@/content/drawings'
import { fitLines } from '@/lib/font-metrics/fit-lines'
import { dayDotsOf } from './day-dots'

const weight = 500

async function render(headline: string) {
  const lines = fitLines(headline, { maxEm: 5.6, maxEmNarrow: 3.6, weight, hasOneSize: true })
  const { prelude } = await prerender(
    <FittedLines lines={lines} weight={weight} overlayOf={dayDotsOf(lines, weight)} />,
  )
  return parse(await new Response(prelude).text())
}

test.each([
  ['Patient Acquisition Reinvented', 5],
  ['Injecting life in smiles', 5],
  ['Great dentistry', 0],
  ['Invisible, in its finest fit', 0],
  ['Injecting life in quiet smiles', 0],
])('draws the days, of which one is open, over the dots of “%s” if there are five', async (headline, count) => {
  const lines = await render(headline)
  const openDays = lines.querySelectorAll('.day-dot').map(({ classList }) => classList.contains('open-day'))
  expect(openDays).toEqual(Array.from({ length: count }, (_, day) => day === OPEN_SLOT.day))
  expect(lines.text).toBe(headline)
})
