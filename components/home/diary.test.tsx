import { diary } from '@/content/home'
import { render } from '@/jest/render'
import { Diary } from './diary'

jest.mock('@/components/ui/inline-script', () => ({ InlineScript: () => null }))

test('draws the treatment of each slot, and its alternative text names the first and last days and each treatment', () => {
  const drawing = render(<Diary />)
  const treatments = diary.week.flatMap((row) => [...row.treatments] as (string | null)[])
  // The time in a slot is after its treatment.
  const slots = drawing.querySelectorAll('.diary-slot').map(({ firstChild }) => firstChild?.text.trim() ?? null)
  expect(slots).toEqual(treatments)
  const alt = drawing.querySelector('[role=img]')!.getAttribute('aria-label')!.toLowerCase()
  for (const said of [diary.days[0], diary.days.at(-1)!, ...treatments])
    if (said) expect(alt).toContain(said.toLowerCase())
})
