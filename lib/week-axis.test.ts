import { AXIS_WEEKS, weekAxis } from './week-axis'

test('marks the weeks in which a phase starts, ends or is under way', () => {
  const axis = weekAxis([{ weeks: { from: 1, to: 1 } }, { weeks: { from: 3, to: 8 } }, { weeks: { from: 9 } }])
  const weeksThat = (mark: 'isStart' | 'isEnd' | 'isActive') =>
    axis.filter((week) => week[mark]).map(({ week }) => week)
  expect(axis).toHaveLength(AXIS_WEEKS)
  expect(weeksThat('isStart')).toEqual([1, 3, 9])
  expect(weeksThat('isEnd')).toEqual([1, 8])
  expect(weeksThat('isActive')).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})
