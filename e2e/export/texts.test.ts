import { HTMLElement, NodeType, parse } from 'node-html-parser'
import { book } from '@/content/book'
import { figures } from '@/content/figures'
import { homeProof } from '@/content/home'
import { numberWords } from '@/content/number-words'
import { packages } from '@/content/pricing'
import type { CaseStudy, Testimonial } from '@/content/schema'
import { owner } from '@/content/site'
import { caseStudies, testimonials, websiteOffer } from '@/content/website'
import { findStudy } from '@/lib/case-study'
import { contentModules, leavesOf } from '@/lib/content-modules'
import { interpolate } from '@/lib/interpolate'
import { formatPounds } from '@/lib/prices/money'
import { documents, patternOf, squeeze } from './documents'

// What visitors read, on all pages: no text of content/ is missing, and no page contradicts a figure of another.

/** The texts and numbers of each file of content/. */
const readContent = async () =>
  Object.entries(await contentModules()).map(([file, module]) => ({ file, leaves: leavesOf(module) }))

/** Files whose texts are on the page of another name. Those of all other files are on any page. */
const PAGE_OF: Record<string, string> = { 'home.ts': '/', 'gate.ts': '/pricing', 'pricing.ts': '/pricing#opened' }

/**
 * Fields that do not appear as text of a page: URLs, ids, texts of share cards and of the console, the phase that /scale takes
 * from /process, and singular forms, which unit tests cover.
 */
const NO_TEXT =
  /(^|\.)(href|id|icon|service|setting|colour|study|cardLine|path|value|robots|salt|topBarGround|src|logged|one)$|framework\.phase\./

/** Texts that are on no page until a visitor acts or something fails, with the test that shows them. */
const STATES: Record<string, RegExp> = {
  'book.spec.ts': /^book\.(booked|waiting)/,
  'calendar.spec.ts': /^book\.(notices|fallback|frameTitle)/,
  'gate.spec.ts': /^gate\.(open|opening|wrong|insecure|unavailable|hide|show)/,
  'error.spec.ts': /^errorPage/,
  'toast.spec.ts': /^siteLayout\.footer\.copy/,
  'not-found.spec.ts': /^notFoundPage\.suggestion/,
  'pricing.spec.ts': /^estimator\./,
  'tooltip.spec.ts': /\.glossary\[/,
  'optional.spec.ts': /^owner|^book\.(length|consent)|^siteLayout\.footer\.(company|privacyNotice)/,
}
const isOfState = (field: string) => Object.values(STATES).some((pattern) => pattern.test(field))

const studies = caseStudies.items as readonly CaseStudy[]
const quotes = testimonials.items as readonly Testimonial[]
/** Texts that are on a page only if a list has an entry for them. */
const OF_ENTRIES: readonly (readonly [fields: RegExp, isShown: boolean])[] = [
  [/^caseStudies\./, studies.length > 0],
  [/^testimonials\./, quotes.length > 0],
  [/^testimonials\.sampleLabel/, quotes.some(({ sample }) => sample)],
  [/^testimonials\.rating/, quotes.some(({ rating }) => rating)],
]
const hasNoEntry = (field: string) => OF_ENTRIES.some(([fields, isShown]) => !isShown && fields.test(field))

/** Returns whether a field is of an object that is about a case study which the site does not have. */
const hasNoStudy = (field: string, leaves: ReturnType<typeof leavesOf>) =>
  leaves.some(
    ({ path, key, value }) =>
      key === 'study' && field.startsWith(path.replace(/study$/, '')) && !findStudy(String(value)),
  )

/** The attributes that visitors hear or see. */
const ATTRIBUTES = ['alt', 'aria-label', 'aria-valuetext', 'title', 'data-before']

/** What visitors read on each page, without white space. */
const read = new Map(
  documents.map(({ at, html }) => {
    const body = parse(html).querySelector('body')!
    for (const script of body.querySelectorAll('script, style')) script.remove()
    const attributes = ATTRIBUTES.flatMap((name) =>
      body.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? ''),
    )
    return [at, squeeze([body.textContent, ...attributes].join('|'))]
  }),
)
const everything = [...read.values()].join('|')

test('every text of content/ is on its page', async () => {
  const missing = (await readContent()).flatMap(({ file, leaves }) => {
    if (['routes.ts', 'number-words.ts', 'site.ts', 'pricing-salt.ts'].includes(file)) return []
    const page = PAGE_OF[file] ?? `/${file.replace(/\.ts$/, '')}`
    const place = read.get(page) ?? everything
    return leaves
      .filter(({ path, value }) => typeof value === 'string' && value && !NO_TEXT.test(path))
      .filter(({ path }) => !isOfState(path) && !hasNoEntry(path) && !hasNoStudy(path, leaves))
      .filter(({ value }) => !patternOf(String(value), /\{\w+\}/, '.{1,40}?').test(place))
      .map(
        ({ path: field, value }) =>
          `content/${file}: ${field} “${value}” is not on ${read.has(page) ? page : 'any page'}: render it, or add it to STATES`,
      )
  })
  expect(missing).toEqual([])
})

test('every link of content/ has its label and its address', async () => {
  const links = documents.flatMap(({ root }) => root.querySelectorAll('a'))
  const missing = (await readContent()).flatMap(({ file, leaves }) =>
    leaves
      .filter(({ path, key }) => key === 'href' && !isOfState(path) && !hasNoEntry(path) && !hasNoStudy(path, leaves))
      .map(({ path, value: href }) => {
        const label = leaves.find((leaf) => leaf.path === path.replace(/href$/, 'label'))!.value
        return { file, path, href, label: squeeze(String(label)) }
      })
      .filter(({ href, label }) =>
        links.every((link) => link.getAttribute('href') !== href || !squeeze(link.text).endsWith(label)),
      ),
  )
  expect(missing).toEqual([])
})

test('/ has the figures of its case study', () => {
  const study = findStudy(homeProof?.study)
  const results = study ? [study.headline, ...(study.second ? [study.second] : [])] : []
  for (const { figure, text } of results) expect(read.get('/')).toContain(squeeze(figure + text))
})

/** Fields of content/ with whole pounds. */
const POUNDS = /(^|\.)(price|yearlyPrice|totalValue|monthly|perConsultation|setup|from|to|value|axisMaximum)$/
/** Fields with weeks, and case studies, whose figures are texts. */
const NO_POUNDS = /weeks\.|Weeks\.|^scale\.framework/

const INLINE = /^(a|abbr|b|bdi|button|em|font|i|s|small|span|strong|sub|sup|u)$/i

/** Returns the text of an element with a line break around each of its blocks. */
function linesOf(element: HTMLElement): string {
  const texts = element.childNodes.map((node) =>
    node instanceof HTMLElement ? linesOf(node) : node.nodeType === NodeType.TEXT_NODE ? node.textContent : '',
  )
  const isHidden = /^(script|style)$/i.test(element.tagName)
  return isHidden ? '' : INLINE.test(element.tagName) ? texts.join('') : `\n${texts.join('')}\n`
}

/** The lines of each page. */
const lines = documents.flatMap(({ at, root }) =>
  linesOf(root.querySelector('body')!)
    .split(/\n+/)
    .map((text) => ({ at, text: text.replace(/\s+/g, ' ').trim() })),
)

/** Returns each line with a text that matches, with its page. */
const linesWith = (pattern: RegExp, isWrong: (match: RegExpExecArray, text: string) => boolean) => [
  ...new Set(
    lines.flatMap(({ at, text }) =>
      [...text.matchAll(pattern)].some((match) => isWrong(match, text)) ? [`${at}: “${text.slice(0, 120)}”`] : [],
    ),
  ),
]

test('every price has its £', async () => {
  const prices = new Set(
    (await readContent())
      .flatMap(({ leaves }) => leaves)
      .filter(({ path: field, value }) => typeof value === 'number' && POUNDS.test(field) && !NO_POUNDS.test(field))
      // Smaller numbers also count something else.
      .flatMap(({ value }) => (Number(value) >= figures.perConsultation ? [Number(value)] : [])),
  )
  const isPrice = (digits: string) => prices.has(Number(digits.replaceAll(',', ''))) || /^\d+,\d{3}$/.test(digits)
  expect(linesWith(/(?<![\d,.£:])\d[\d,]*(?![\d:])/g, ([digits]) => isPrice(digits!.replace(/,$/, '')))).toEqual([])
})

test('no one-off price is followed by a period', () => {
  const once = [figures.setup, websiteOffer.price].map(formatPounds).join('|')
  expect(linesWith(new RegExp(`(${once})\\s*(/\\s*month|a\\smonth|per month)`, 'g'), () => true)).toEqual([])
})

const NUMBER = String.raw`(\d+|${Object.values(numberWords).filter(Boolean).join('|')})`
/** Returns the number that digits or a word say. */
const numberOf = (text: string) =>
  /\d/.test(text) ? Number(text) : Object.values(numberWords).indexOf(text.toLowerCase() as never)

/** The line about the length of the discovery call, if the owner has set it. */
const callLength = owner.discoveryCall && interpolate(book.length, owner.discoveryCall).replace(/\s+/g, ' ')

type Figure = readonly [figure: number, unit: string, others: readonly number[], except?: (line: string) => boolean]

/** A figure with its unit, what else has the unit, and the lines in which other values are about something else. */
const FIGURES: readonly Figure[] = [
  [figures.replyMinutes, String.raw`\smin(ute)?s?\b(?!\scall)`, [], (line) => line === callLength],
  [figures.strategyCallMinutes, String.raw`-minute\scall`, []],
  [
    figures.minimumMonths,
    // Month 3 is no number of months.
    String.raw`[-\s]months?\b(?!\s(roadmap|\d))`,
    [1],
    (line) => /£[\d,]+ from \d+ (cases|patients)|roadmap/i.test(line),
  ],
  [figures.roadmapMonths, String.raw`[-\s]month\sroadmap`, []],
  [
    figures.signatureCampaigns,
    String.raw`\ssignature\scampaigns`,
    [],
    // The packages of /pricing have campaigns of their own.
    (line) => packages.premium.items.some(({ title }) => line.includes(title)),
  ],
]

test('each figure has one value on all pages, in digits and in words', () => {
  const contradictions = FIGURES.flatMap(([figure, unit, others, except]) =>
    linesWith(
      new RegExp(`(?<![\\d–:])\\b${NUMBER}${unit}`, 'gi'),
      ([, digits = ''], text) => ![figure, ...others].includes(numberOf(digits)) && !except?.(text),
    ).map((line) => `${line} instead of ${figure}`),
  )
  expect(contradictions).toEqual([])
  expect(
    linesWith(/£([\d,]+) (?:per|for each) attended/g, ([, pounds]) => Number(pounds) !== figures.perConsultation),
  ).toEqual([])
})

test('no page shows a placeholder', () => {
  // The browser fills {path} on the error page.
  const placeholders = [...read].flatMap(
    ([at, text]) =>
      text
        .replaceAll('{path}', '')
        .match(/.{0,40}\{\w+\}/g)
        ?.map((found) => `${at}: ${found}`) ?? [],
  )
  expect(placeholders).toEqual([])
})
