import type { HTMLElement } from 'node-html-parser'
import { essential } from '@/content/essential'
import { figures } from '@/content/figures'
import { diary } from '@/content/home'
import { numberWords } from '@/content/number-words'
import { offer } from '@/content/offer'
import { premium } from '@/content/premium'
import { priceLabels } from '@/content/price-labels'
import { lastPhaseMonth, phases } from '@/content/process'
import { scale } from '@/content/scale'
import type { Phase, Testimonial } from '@/content/schema'
import { testimonials } from '@/content/website'
import { chargeAt, chargeAtCap } from '@/lib/prices/charge'
import { pricingContent } from '@/lib/prices/pricing-content'
import { documents, metaOf, type Document } from './documents'

// Texts that nobody sees: accessible names, descriptions, alternative texts and captions. Their numbers follow from the content.

const ATTRIBUTES = ['alt', 'aria-description', 'aria-label', 'aria-valuetext', 'title']
const DESCRIPTIONS = ['description', 'og:description', 'twitter:description']

const NUMBERS = new RegExp(`\\d[\\d,]*|\\b(${numberWords.join('|')})\\b`, 'gi')

/** Returns the numbers of a text, in digits and in words. */
const numbersOf = (text: string) =>
  [...text.matchAll(NUMBERS)].map(([number]) =>
    /\d/.test(number) ? Number(number.replaceAll(',', '')) : numberWords.indexOf(number.toLowerCase() as 'one'),
  )

const { packages, estimator } = pricingContent()
const { core, premium: premiumOfPricing } = packages
const [discovery] = phases
const weeks = (phases as readonly Phase[]).flatMap(({ number, weeks: { from, to } }) => [
  number,
  from,
  ...(to ? [to] : []),
])
const { phase } = scale.framework
const engines = offer.options.filter(({ id }) => id !== 'website')
const ratings = (testimonials.items as readonly Testimonial[]).flatMap(({ rating }) => (rating ? [[rating, 5]] : []))

/** The numbers of the spoken texts of each page, in the order of the texts that have numbers. */
const EXPECTED: Record<string, { descriptions?: readonly number[]; names?: readonly (readonly number[])[] }> = {
  '/': { descriptions: [figures.replyMinutes] },
  '/process': {
    descriptions: [
      discovery.weeks.to - discovery.weeks.from + 1,
      phases[1].weeks.from,
      phases[1].weeks.to,
      lastPhaseMonth,
    ],
    names: [weeks],
  },
  '/offer': { descriptions: [engines.length, offer.options.length - engines.length] },
  '/premium': { descriptions: [premium.items.length] },
  '/essential': { descriptions: [essential.items.length] },
  '/website': { names: ratings },
  '/scale': { names: [[phase.number, phase.number, phase.weeks.from]] },
  '/pricing#opened': {
    names: [
      [
        chargeAtCap(core.investment),
        core.investment.cap,
        chargeAtCap(premiumOfPricing.investment),
        premiumOfPricing.investment.cap,
      ],
      [
        estimator.start,
        chargeAt(core.investment, estimator.start),
        chargeAt(premiumOfPricing.investment, estimator.start),
      ],
    ],
  },
}

/** Returns the texts of a page that only screen readers read, in their order. */
function namesOf({ root }: Document): string[] {
  const body = root.querySelector('body')!
  const named = body.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join())
  const attributes = named.flatMap((element) => ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''))
  const hidden = body.querySelectorAll('.sr-only, caption, figcaption').map(({ text }: HTMLElement) => text)
  return [...attributes, ...hidden]
}

test.each(documents)('the descriptions of $at have the figures of its content', (document) => {
  const { descriptions = [] } = EXPECTED[document.at] ?? {}
  for (const name of DESCRIPTIONS)
    for (const text of metaOf(document, name))
      expect({ at: document.at, name, text, numbers: numbersOf(text ?? '') }).toMatchObject({ numbers: descriptions })
})

test.each(documents)('the names, alternative texts and captions of $at have the figures of its content', (document) => {
  const spoken = namesOf(document).filter((text) => numbersOf(text).length > 0)
  const { names = [] } = EXPECTED[document.at] ?? {}
  expect(spoken.map((text) => ({ at: document.at, text, numbers: numbersOf(text) }))).toEqual(
    names.map((numbers, index) => ({ at: document.at, text: spoken[index], numbers })),
  )
})

test('screen readers read the period that is shown after each price', () => {
  const unit = priceLabels.perMonth.replace('/', '')
  expect(priceLabels.perMonthSpoken.split(' ').at(-1)).toBe(unit)
  const wrong = documents.flatMap(({ at, root }) =>
    root.querySelectorAll('[aria-hidden]').flatMap((shown) => {
      const spoken = shown.nextElementSibling
      const [, period] = /^\/(\w+)$/.exec(shown.text.trim()) ?? []
      const isSaid = spoken?.classList.contains('sr-only') && spoken.text.trim().endsWith(` ${period}`)
      return period && !isSaid ? [`${at}: “${shown.text}” is read as “${spoken?.text.trim()}”`] : []
    }),
  )
  expect(wrong).toEqual([])
})

test('the alternative text of the diary names its first and last days and its treatments', () => {
  const treatments = new Set<string | null>(diary.week.flatMap(({ treatments: booked }) => [...booked]))
  const alt = diary.alt.toLowerCase()
  const days = [diary.days[0], diary.days.at(-1)!].map((day) => alt.indexOf(day.toLowerCase()))
  expect({ alt, daysAreInOrder: days[0]! >= 0 && days[0]! < days[1]! }).toMatchObject({ daysAreInOrder: true })
  for (const treatment of treatments) if (treatment) expect(alt).toContain(treatment.toLowerCase())
})
