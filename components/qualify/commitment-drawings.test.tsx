import { renderToStaticMarkup } from 'react-dom/server'
import { qualify } from '@/content/qualify'
import { interpolate } from '@/lib/interpolate'
import { AttendanceSlots, MonthSlots, PackageAmounts } from './commitment-drawings'

/** Returns the texts of the elements with text, in order. */
const texts = (html: string) =>
  html
    .replace(/<[^>]*>/g, '|')
    .split('|')
    .map((text) => text.trim())
    .filter(Boolean)

test.each(['1 2', '1 2 3 4 5'])('draws a slot for each of the months %s', (slots) => {
  const months = slots.split(' ')
  expect(texts(renderToStaticMarkup(<MonthSlots months={months.length} />))).toEqual(months)
})

test.each(['yes no yes', 'no yes'])('draws each consultation with its state: %s', (slots) => {
  const attended = slots.split(' ').map((slot) => slot === 'yes')
  const states = { attended: 'yes', missed: 'no' }
  const html = renderToStaticMarkup(<AttendanceSlots attended={attended} states={states} label="Label" />)
  expect(texts(html)).toEqual([...slots.split(' '), 'Label'])
})

test('shows the amount of each package, or one if they are the same', () => {
  const { unit } = qualify.commitments.setup
  const amountsOf = (...amounts: number[]) => {
    const named = amounts.map((amount, index) => ({ name: `Package ${index}`, amount }))
    return texts(renderToStaticMarkup(<PackageAmounts amounts={named} unit={unit} either="either" />))
  }
  const name = (text: string) => interpolate(unit, { name: text })
  expect(amountsOf(1000, 2000)).toEqual(['£1,000', name('Package 0'), '£2,000', name('Package 1')])
  expect(amountsOf(1000, 1000)).toEqual(['£1,000', name('either')])
})
