import { diary } from '@/content/home'
import type { DiaryWeek } from '@/content/types'
import { daysOf, fillOrder, openSlot, rowsOf } from './diary'

const [Mon, Tue, Wed, Thu, Fri] = diary.days
const week: DiaryWeek = {
  ...diary,
  week: {
    '9:00': ['Implant', 'Veneer', null, 'Implant', null],
    '10:30': ['Veneer', 'Implant', null, null, 'Implant'],
    '12:00': [null, 'Veneer', null, 'Implant', 'Veneer'],
  },
  underWay: { [`${Tue} 12:00`]: 'replied', [`${Thu} 9:00`]: 'enquiry' },
  highlight: `${Mon} 9:00`,
}

it('settles a day whose appointments are all booked, and leaves out a day without any', () => {
  expect(daysOf(week).map((day) => day?.isSettled)).toEqual([true, false, undefined, false, true])
})

it('takes the first and the last enquiry of a day from its slots', () => {
  const arrivals = rowsOf(week).flatMap(({ slots }) =>
    slots.flatMap(({ day, arrival }) => (day === 0 ? (arrival ?? []) : [])),
  )
  expect(daysOf(week)[0]).toMatchObject({ first: Math.min(...arrivals), last: Math.max(...arrivals) })
  expect(daysOf(week)[0]!.first).toBe(0)
})

it('has no enquiries on a day that is booked from the start', () => {
  const days = daysOf({
    ...week,
    week: { '9:00': ['Implant', 'Veneer', 'Implant', 'Veneer', 'Implant'] },
    underWay: {},
  })
  const arrivals = rowsOf({ ...week, week: { '9:00': diary.days.map(() => 'Implant') }, underWay: {} })[0]!.slots
  const fromStart = arrivals.map(({ arrival }) => arrival === undefined)
  expect(fromStart).toContain(true)
  expect(days.map((day) => day?.first === undefined)).toEqual(fromStart)
  expect(days.every((day) => day?.isSettled)).toBe(true)
})

it.each([
  ['the first empty slot below the highlighted row', week, { row: 1, day: 2 }],
  ['the first empty slot if there is none below', { ...week, highlight: `${Fri} 12:00` }, { row: 0, day: 2 }],
  [
    'the last slot of a full week',
    { ...week, week: { '9:00': diary.days.map(() => 'Implant') }, underWay: {}, highlight: `${Wed} 9:00` },
    { row: 0, day: 4 },
  ],
])('opens %s', (_, ownWeek, slot) => {
  expect(openSlot(ownWeek as DiaryWeek)).toEqual(slot)
})

it('fills each slot of a week once, and its first row before its last one', () => {
  const order = fillOrder(5, 5)
  expect([...order].sort((one, other) => one - other)).toEqual([...order.keys()])
  expect(Math.max(...order.slice(0, 5))).toBeLessThan(Math.min(...order.slice(-5)))
})
