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

it.each([2, 3, 5, 7, 8, 12])('spreads the enquiries of a full week of %i rows over the whole animation', (rows) => {
  const times = Array.from({ length: rows }, (_, row) => `${9 + row}:00`)
  const full = Object.fromEntries(times.map((time) => [time, diary.days.map(() => 'Implant')]))
  const own = rowsOf({ ...diary, week: full, underWay: {}, highlight: `${Mon} 9:00` })
  const arrivals = own.map(({ slots }) => slots.flatMap(({ arrival }) => arrival ?? []))
  const all = arrivals.flat()
  const share = all.length / (rows * diary.days.length)
  expect(share).toBeGreaterThanOrEqual(0.7)
  expect(share).toBeLessThanOrEqual(0.9)
  expect(Math.min(...all)).toBe(0)
  expect(Math.max(...all)).toBeGreaterThan(3)
  // The states of an appointment take another 1.5 seconds (diary-arrivals.css).
  expect(Math.max(...all)).toBeLessThan(3.5)
  // Few arrive at one moment, and those of a row at different ones.
  const moments = all.map((arrival) => all.filter((other) => other === arrival).length)
  expect(Math.max(...moments)).toBeLessThanOrEqual(Math.max(2, Math.ceil((rows * diary.days.length) / 20)))
  for (const row of arrivals) expect(new Set(row).size).toBe(row.length)
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
