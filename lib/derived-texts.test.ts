import { figures } from '@/content/figures'
import { capitalNumberWords, numberWords } from '@/content/number-words'
import { contentModules, leavesOf } from './content-modules'

// Other values, which derived texts then have.
jest.mock('@/content/figures', () => {
  const { figures: actual } = jest.requireActual<{ figures: Figures }>('@/content/figures')
  return { figures: Object.fromEntries(Object.entries(actual).map(([name, value]) => [name, value + 1])) }
})
type Figures = Record<keyof typeof figures, number>
const { figures: actual } = jest.requireActual<{ figures: Figures }>('@/content/figures')

/** What texts say before and after each figure. */
const SAID: Record<keyof Figures, [before: string, after: string]> = {
  replyMinutes: ['(?<!\\d)', '[\\s-]min(ute)?s?\\b'],
  strategyCallMinutes: ['(?<!\\d)', '[\\s-]minute'],
  roadmapMonths: ['(?<!\\d)', '[\\s-]month roadmap'],
  minimumMonths: ['(?<!\\d)', '[\\s-]month (minimum|partnership)'],
  signatureCampaigns: ['[Uu]p to ', ' ([Ss]ignature )?[Cc]ampaigns'],
  perConsultation: ['£', '(?![\\d,])'],
  setup: ['£', '(?![\\d,])'],
}

test.each(Object.keys(actual) as (keyof Figures)[])('every text of content/ derives %s', async (name) => {
  const figure = actual[name]
  const inWords = [figure.toLocaleString('en-GB'), numberWords[figure], capitalNumberWords[figure]].filter(Boolean)
  const pattern = new RegExp(SAID[name].join(`(${inWords.join('|')})`))
  const modules = await contentModules()
  // The packages of /pricing have campaigns of their own.
  if (name === 'signatureCampaigns') delete modules['pricing.ts']
  const written = leavesOf(modules).filter(({ value }) => pattern.test(String(value)))
  expect(figures[name]).not.toBe(figure)
  expect(written).toEqual([])
})
