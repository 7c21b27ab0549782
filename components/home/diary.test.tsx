import { renderToStaticMarkup } from 'react-dom/server'
import { diary } from '@/content/home'
import { Diary } from './diary'

jest.mock('@/components/ui/inline-script', () => ({ InlineScript: () => null }))

test('draws the treatment of each slot, and its alternative text names the first and last days and each treatment', () => {
  const html = renderToStaticMarkup(<Diary />)
  const treatments = diary.week.flatMap((row) => [...row.treatments] as (string | null)[])
  const slots = [...html.matchAll(/class="diary-slot[^>]*>([^<]*)/g)].map(([, text = '']) => text.trim() || null)
  expect(slots).toEqual(treatments)
  const alt = /aria-label="([^"]*)"/.exec(html)![1]!.toLowerCase()
  for (const said of [diary.days[0], diary.days.at(-1)!, ...treatments])
    if (said) expect(alt).toContain(said.toLowerCase())
})
