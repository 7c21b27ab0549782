import { chartRows } from '@/components/essential/chart-rows'
import { book } from '@/content/book'
import { difference } from '@/content/difference'
import { notFoundPage } from '@/content/errors'
import { essential, funnel, valueChart } from '@/content/essential'
import { faq } from '@/content/faq'
import { figures } from '@/content/figures'
import { closing, coordinators, growthEngine, founderLetter, hero, problem, promises, videos } from '@/content/home'
import { offer } from '@/content/offer'
import { essentialPage, premiumPage } from '@/content/package-pages'
import { premium } from '@/content/premium'
import { firstMonths, neededPatients, priceLabels, priceProof } from '@/content/price-labels'
import { phases, processPage } from '@/content/process'
import { qualify } from '@/content/qualify'
import { scale } from '@/content/scale'
import type { CaseStudy, Package, PackageItem, Phase, TermPackage } from '@/content/schema'
import { caseStudies, rewrittenPage, websiteOffer, websitePage } from '@/content/website'
import { findStudy, headlineText } from '@/lib/case-study'
import { countedText } from '@/lib/counted-text'
import { interpolate } from '@/lib/interpolate'
import { numberWord } from '@/lib/number-word'
import { feeText, investmentRows, monthlyRow, type InvestmentRow } from '@/lib/prices/investment'
import { formatPoundRange, formatPounds } from '@/lib/prices/money'
import { pricingContent } from '@/lib/prices/pricing-content'
import { termCost } from '@/lib/prices/term-cost'
import { documents, mainText, patternOf, squeeze } from './documents'

// The titles and prices of each page in their order: each price is next to what it is the price of.

/** What ‘…’ in a list stands for. */
const MAX_GAP = '.{0,150}?'

const perMonth = (pounds: number) => `${formatPounds(pounds)} … ${priceLabels.perMonth}`

const itemLines = (items: readonly PackageItem[]) =>
  items.map(({ title, price, yearlyPrice }) => {
    const year = yearlyPrice ? ` … ${interpolate(priceLabels.perYear, { price: formatPounds(yearlyPrice) })}` : ''
    return price ? `${title} … ${formatPounds(price)}${year}` : title
  })

const rowLines = (rows: readonly InvestmentRow[]) => rows.map(({ label, sum }) => (sum ? `${label} … ${sum}` : label))

const months = { monthsInWords: numberWord(figures.minimumMonths) }
const termTitle = interpolate(countedText(figures.minimumMonths, firstMonths.title), months)

const termLines = ({ investment }: TermPackage) => {
  const { fees, adSpend, withFees } = termCost(investment, figures.minimumMonths)
  return [
    termTitle,
    `${firstMonths.fees} ${formatPounds(fees)}`,
    `${firstMonths.adSpend} ${formatPoundRange(adSpend)}`,
    `${firstMonths.together} ${formatPoundRange(withFees)}`,
  ]
}

const packagePage = (title: string, content: TermPackage) => [
  `${title} … ${perMonth(content.investment.monthly)}`,
  feeText(content.investment),
  premiumPage.action.label,
  ...itemLines(content.items),
  `${priceLabels.totalValue} … ${formatPounds(content.totalValue)}`,
  priceLabels.investment,
  priceLabels.vat,
  ...rowLines([monthlyRow(content.investment), ...investmentRows(content.investment)]),
  ...termLines(content),
]

const studyLines = ({ headline, second, results }: CaseStudy) => [
  `${headline.figure} … ${headline.text}`,
  ...(second ? [`${second.figure} … ${second.text} … ${second.period}`] : []),
  ...results.map(({ figure, text }) => `${figure} … ${text}`),
]

const { packages } = pricingContent()
const sheetLines = (content: Package, badge: string) => [
  content.name,
  badge,
  perMonth(content.investment.monthly),
  ...itemLines(content.items),
  `${priceLabels.totalValue} … ${formatPounds(content.totalValue)}`,
  priceLabels.investment,
  ...rowLines(investmentRows(content.investment)),
  priceLabels.vat,
]

const studies: readonly CaseStudy[] = caseStudies.items
const scaled = findStudy(scale.proof.study)
const { commitments } = qualify

/** Lists of texts that a page has in this order. Each list begins at the top of the page again. */
const ORDER: Record<string, readonly (readonly string[])[]> = {
  '/': [
    [hero.title, hero.tagline, ...hero.services],
    [growthEngine.title, ...growthEngine.sources.map(({ title }) => title), growthEngine.followUp.title],
    [coordinators.title, ...coordinators.points.map(({ title }) => title)],
    [videos.title, ...videos.benefits.map(({ title }) => title)],
    [promises.title, ...promises.cards.map(({ title, motto }) => `${title} … ${motto}`)],
    [faq.title, ...faq.items.map(({ question }) => question)],
  ],
  '/process': [
    [
      processPage.title,
      ...(phases as readonly Phase[]).flatMap(({ duration, title, details, deliverable }) => [
        `${duration} … ${title}`,
        ...details,
        ...(deliverable ? [deliverable.title] : []),
      ]),
      difference.title,
      processPage.action.label,
      ...processPage.assurance.split(', '),
    ],
  ],
  '/book': [[book.title, ...book.covers.map(({ title }) => title)]],
  '/offer': [
    [
      offer.title,
      `${essential.name} … ${formatPounds(essential.investment.monthly)}`,
      `${premium.name} … ${formatPounds(premium.investment.monthly)}`,
      `${websiteOffer.name} … ${formatPounds(websiteOffer.price)}`,
      termTitle,
      ...[essential, premium].map(
        ({ name, investment }) => `${name} ${formatPoundRange(termCost(investment, figures.minimumMonths).withFees)}`,
      ),
      `${websiteOffer.name} ${formatPounds(websiteOffer.price)}`,
      interpolate(offer.extra, { fee: formatPounds(figures.perConsultation) }),
      priceLabels.vat,
    ],
  ],
  '/premium': [packagePage(premiumPage.title, premium)],
  '/essential': [
    packagePage(essentialPage.title, essential),
    funnel.bands.map(({ title, text }) => `${title} … ${text}`),
    [
      valueChart.title,
      valueChart.caption,
      ...chartRows(valueChart.points).rows.map(({ category, values }) =>
        [category, ...values.map(formatPounds)].join(' '),
      ),
    ],
  ],
  '/website': [
    [
      websitePage.title,
      rewrittenPage.title,
      rewrittenPage.lead,
      ...rewrittenPage.lines.map(({ struck, answer }) => `${struck} … ${answer}`),
    ],
    [formatPounds(websiteOffer.price), priceLabels.vat, ...websiteOffer.inclusions.map(({ title }) => title)],
    [...(studies.length > 0 ? [caseStudies.title] : []), ...studies.flatMap(studyLines)],
  ],
  '/pricing#opened': [[...sheetLines(packages.core, ''), ...sheetLines(packages.premium, pricingContent().popular)]],
  '/scale': [
    [scale.title, scale.framework.phase.title],
    scaled ? [scaled.headline.figure, ...scaled.results.map(({ figure, text }) => `${figure} ${text}`)] : [],
  ],
  '/qualify': [
    [
      qualify.title,
      interpolate(commitments.minimum.title, { months: figures.minimumMonths }),
      formatPoundRange(essential.investment.adSpend.range),
      formatPoundRange(premium.investment.adSpend.range),
      formatPounds(figures.perConsultation),
    ],
  ],
  '/no-such-page': [[notFoundPage.code, notFoundPage.title, notFoundPage.link.label]],
}

test.each(Object.entries(ORDER))('%s has its titles and prices in their order', (at, lists) => {
  const text = mainText(documents.find((document) => document.at === at)!)
  const missing = lists.flatMap((items) => {
    let rest = text
    return items.flatMap((item, index) => {
      const found = patternOf(item, '…', MAX_GAP).exec(rest)
      if (!found) return [`“${item}” is missing on ${at} after “${items[index - 1] ?? 'the top of the page'}”`]
      rest = rest.slice(found.index + found[0].length)
      return []
    })
  })
  expect(missing).toEqual([])
})

const covers = neededPatients.title

/** The titles of the sections of a page. */
const SECTIONS: Record<string, readonly string[]> = {
  '/': [hero, problem, growthEngine, coordinators, videos, founderLetter, promises, difference, faq, closing].map(
    ({ title }) => title,
  ),
  '/offer': [termTitle, priceLabels.included, offer.questions.title, offer.closing.title],
  '/premium': [priceLabels.investment, termTitle, covers, premiumPage.closing.title],
  '/essential': [
    ...[funnel.title, priceLabels.investment, termTitle, valueChart.title, covers],
    essentialPage.closing.title,
  ],
  '/pricing#opened': [pricingContent().estimator.title, pricingContent().closing.title],
}

test.each(Object.entries(SECTIONS))('the sections of %s are in their order', (at, sections) => {
  const { root } = documents.find((document) => document.at === at)!
  const titles = root
    .querySelectorAll('main section[aria-labelledby]')
    .map((section) => squeeze(root.getElementById(section.getAttribute('aria-labelledby')!)!.textContent))
  expect(titles).toEqual(sections.map(squeeze))
})

test.each(['/offer', '/premium', '/essential', '/pricing#opened'])('%s has a result beside its prices', (at) => {
  const study = findStudy(priceProof?.study)
  const { root } = documents.find((document) => document.at === at)!
  const links = root.querySelectorAll('main a').map((link) => link.getAttribute('href'))
  const isShown = squeeze(root.textContent).includes(squeeze(study ? headlineText(study) + study.client : ''))
  expect({ at, isShown, isLinked: !study || links.includes(priceProof!.action.href) }).toEqual({
    at,
    isShown: true,
    isLinked: true,
  })
})
