import { routeFor } from '@/lib/routes'
import { shareCardTexts, shareCardTitleSize } from './share-card'

jest.mock('@/lib/routes', () => ({ ...jest.requireActual('@/lib/routes'), routeFor: jest.fn() }))

const LONG = 'This sentence goes on for much longer than one line of a share card can be, whatever its words are.'

test.each([
  ['the whole text, if it fits', 'Ads. Videos. Calls.', 'Ads. Videos. Calls.'],
  ['the first sentence, if only that fits', `Ads bring enquiries. ${LONG}`, 'Ads bring enquiries.'],
  ['nothing, if not even that fits', LONG, ''],
  ['nothing, if the page has no line', undefined, ''],
])('the line of a share card is %s', (_, cardLine, line) => {
  const row = { title: 'Book', description: '', robots: 'index', cardLine } as const
  jest.mocked(routeFor).mockReturnValue(row as unknown as ReturnType<typeof routeFor>)
  expect(shareCardTexts('/book')).toEqual({ title: 'Book', line })
})

test.each([
  ['Pricing', 168],
  ['Patient Acquisition Reinvented', 168],
  ['We fill the diary of your clinic so you can do dentistry', 108],
])('the title “%s” of a share card is set in %d pixels', (title, size) => {
  expect(shareCardTitleSize(title)).toBe(size)
})
