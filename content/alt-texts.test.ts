import { diary } from './home'
import { phases, process } from './process'

test('the diary is described in one sentence that names every treatment', () => {
  expect(diary.alt.match(/\./g)).toHaveLength(1)
  const sentence = diary.alt.toLowerCase()
  // A sentence says “veneer consultations” of what a slot calls “Veneers”.
  for (const treatment of Object.values(diary.treatments)) {
    expect(sentence).toContain(treatment.toLowerCase().replace(/s$/, ''))
  }
})

test.each(phases)('the time axis is described with phase $number and its first week', ({ number, weeks }) => {
  expect(process.axis.alt).toMatch(new RegExp(`phase ${number}\\b`, 'i'))
  expect(process.axis.alt).toMatch(new RegExp(`weeks? ${weeks.from}\\b`))
})
