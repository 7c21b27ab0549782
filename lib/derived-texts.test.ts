import { figures } from '@/content/figures'
import { capitalNumberWords, numberWords } from '@/content/number-words'
import { contentModules, leavesOf } from './content-modules'

// Other values of the shared figures, which no text has.
jest.mock('@/content/figures', () => ({
  figures: {
    replyMinutes: 8,
    strategyCallMinutes: 55,
    roadmapMonths: 11,
    minimumMonths: 7,
    signatureCampaigns: 9,
    perConsultation: 61,
    setup: 2222,
  },
}))
type Figures = Record<keyof typeof figures, number>
const { figures: actual } = jest.requireActual<{ figures: Figures }>('@/content/figures')

const inWords = (figure: number) => [figure, numberWords[figure], capitalNumberWords[figure]].filter(Boolean).join('|')

/** Each figure as texts say it, in digits and in words. */
const SAID: Record<keyof Figures, (figure: number) => RegExp> = {
  replyMinutes: (figure) => new RegExp(`(?<!\\d)(${inWords(figure)})[\\s-]min(ute)?s?\\b`),
  strategyCallMinutes: (figure) => new RegExp(`(?<!\\d)(${inWords(figure)})[\\s-]minute`),
  roadmapMonths: (figure) => new RegExp(`(?<!\\d)(${inWords(figure)})[\\s-]month roadmap`),
  minimumMonths: (figure) => new RegExp(`(?<!\\d)(${inWords(figure)})[\\s-]month (minimum|partnership)`),
  signatureCampaigns: (figure) => new RegExp(`up to (${inWords(figure)}) (signature )?campaigns`, 'i'),
  perConsultation: (figure) => new RegExp(`£${figure}(?![\\d,])`),
  setup: (figure) => new RegExp(`£${figure.toLocaleString('en-GB')}`),
}

test.each(Object.keys(actual) as (keyof Figures)[])('every text of content/ derives %s', async (name) => {
  const modules = Object.entries(await contentModules())
  // The packages of /pricing have campaigns of their own.
  const ofFigure = modules.filter(([file]) => name !== 'signatureCampaigns' || file !== 'pricing.ts')
  const texts = ofFigure.flatMap(([file, module]) =>
    leavesOf(module).map(({ path, value }) => ({ place: `content/${file}: ${path}`, text: String(value) })),
  )
  const pattern = SAID[name](actual[name])
  const written = texts.filter(({ text }) => pattern.test(text)).map(({ place, text }) => `${place} “${text}”`)
  expect(figures[name]).not.toBe(actual[name])
  expect(written).toEqual([])
})
