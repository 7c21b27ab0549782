import { prerender } from 'react-dom/static'
import { FittedLines } from '@/components/ui/fitted-lines'
import { diary } from '@/content/home'
import type { DiaryWeek } from '@/content/types'
import { fitLines } from '@/lib/type/fit-lines'
import { measureDots } from '@/lib/type/measure'
import { dayDotsOf } from './day-dots'

const weight = 500
const [firstDay] = diary.days
/** A week of the test: an owner's diary can have an empty day. */
const fullWeek: DiaryWeek = {
  ...diary,
  week: { '9:00': diary.days.map(() => 'Implant'), '10:30': diary.days.map(() => 'Veneer') },
  underWay: { [`${firstDay} 9:00`]: 'enquiry' },
  highlight: `${firstDay} 10:30`,
} as DiaryWeek

async function render(headline: string, week = fullWeek) {
  const lines = fitLines(headline, { wide: 5.6, narrow: 3.6, weight, hasOneSize: true })
  const { prelude } = await prerender(
    <FittedLines lines={lines} weight={weight} overlayOf={dayDotsOf(lines, weight, week)} />,
  )
  return new Response(prelude).text()
}

const daysIn = (html: string) =>
  [...html.matchAll(/data-day="(\d)" class="([\w-]+)[^"]*"/g)].map(([, , state]) => state)
const textIn = (html: string) => html.replace(/<[^>]+>/g, '').trim()

it.each(['Patient Acquisition Reinvented', 'Injecting life in smiles'])(
  'draws the days over the five dots of “%s”',
  async (headline) => {
    const html = await render(headline)
    expect(daysIn(html)).toEqual(diary.days.map((day) => (day === firstDay ? 'is-open' : 'is-settled')))
    expect(textIn(html)).toBe(headline)
  },
)

it.each(['Great dentistry', 'A full day', 'Implants, Invisalign and veneers', 'Invisible, in its finest fit'])(
  'draws nothing over “%s”, which has another number of dots',
  async (headline) => {
    const html = await render(headline)
    expect(daysIn(html)).toEqual([])
    expect(textIn(html)).toBe(headline)
  },
)

it('draws nothing for a day without appointments', async () => {
  const week = { '9:00': diary.days.map((day) => (day === firstDay ? null : 'Implant')) }
  const html = await render('Patient Acquisition Reinvented', { ...fullWeek, week, underWay: {} })
  expect(daysIn(html)).toHaveLength(diary.days.length - 1)
})

it('measures round dots above the x-height, from the end of the text before them', () => {
  const [first, second] = measureDots('Acquisition', weight)
  expect(first).toMatchObject({ before: 'Acqu' })
  expect(second!.before).toBe('Acquis')
  for (const { x, y, size } of [first!, second!]) {
    expect(x).toBeGreaterThan(0)
    expect(y).toBeGreaterThan(0.6)
    expect(size).toBeCloseTo(0.12, 2)
  }
})
