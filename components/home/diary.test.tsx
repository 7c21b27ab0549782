import { weekColumns } from './diary'

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']

test.each([...days.keys()])(
  'a week has one column for each day when that with the index %i is the widest',
  (widest) => {
    const columns = Object.values(weekColumns(days, widest)).map((tracks) =>
      Number(/repeat\((\d+)/.exec(tracks ?? '')?.[1] ?? 0),
    )
    expect(columns).toEqual([widest, days.length - widest - 1])
    expect(Object.values(weekColumns(days, widest)).join()).not.toContain('repeat(0')
  },
)
