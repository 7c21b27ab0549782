import { funnelColumns } from './funnel-columns'

const columnsOf = (count: number) => Array.from({ length: count }, (_, step) => funnelColumns(step, count))

it('narrows four bands to 12, 9, 6 and 4 columns', () => {
  expect(columnsOf(4).map(({ wide }) => wide)).toEqual([12, 9, 6, 4])
})

it.each([2, 3, 5, 9])('narrows each of %i bands', (count) => {
  const columns = columnsOf(count)
  expect(columns[0]).toEqual({ wide: 12, slim: 12 })
  columns.slice(1).forEach(({ wide, slim }, index) => {
    expect(wide).toBeLessThan(columns[index]!.wide)
    expect(slim).toBeLessThan(columns[index]!.slim)
  })
})

it('gives a single band the whole width', () => {
  expect(columnsOf(1)).toEqual([{ wide: 12, slim: 12 }])
})
