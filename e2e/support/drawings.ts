import type { Page } from 'playwright/test'
import { diary, hero } from '@/content/home'
import { scale } from '@/content/scale'
import type { CaseStudy } from '@/content/types'
import { caseStudies } from '@/content/website'

const studies = caseStudies.items as readonly CaseStudy[]

/** The parts of the drawings of case studies. */
const partsOf = (shown: readonly CaseStudy[]) => [
  ...(shown.some(({ second, counts }) => second && counts) ? ['.count-marks > *'] : []),
  ...(shown.some(({ second, counts, surgeries }) => surgeries ?? (!second && counts)) ? ['.numbered-cells > i'] : []),
]

/** A headline has the dots of the days if it has one dot for each day of the diary. */
const hasDayDots = hero.title.match(/[ij]/g)?.length === diary.days.length

/** The parts of the drawings of each page. Each is painted, in another colour than what is behind it. */
const PARTS: Record<string, readonly string[]> = {
  '/': [
    ...(hasDayDots ? ['.settled-day', '.open-day'] : []),
    '.diary-slot',
    '.full-slot',
    '.dial-face',
    '.dial-ring',
    '.question-sign',
  ],
  '/process': ['.week-cell.on-white', '.week-cell.on-night'],
  '/offer': ['.question-sign'],
  '/premium': ['.month-fee', '.month-spend'],
  '/essential': ['.month-fee', '.month-spend', '.funnel-band', '.legend-bar', '.value-bars .recharts-rectangle'],
  '/pricing': ['.pocket'],
  '/pricing#opened': ['.charge-steps .outlined', '.charge-steps .solid', '.charge-steps .chosen'],
  '/scale': partsOf(studies.filter(({ id }) => id === scale.proof.study)),
  '/qualify': ['.booked-slot', '.spend-bar', '.missed-slot'],
  '/website': partsOf(studies),
  '/no-such-page': ['.missing-hour'],
}

/** Parts of one drawing that are told apart by their colours. */
const SERIES: Record<string, readonly (readonly [string, string])[]> = {
  '/': hasDayDots ? [['.settled-day', '.open-day']] : [],
  '/process': [['.week-cell.on-white', '.week-cell.on-night']],
  '/premium': [['.month-fee', '.month-spend']],
  '/essential': [
    ['.month-fee', '.month-spend'],
    ['.legend-bar.is-solid', '.legend-bar:not(.is-solid)'],
    ['.recharts-bar:nth-of-type(1) .recharts-rectangle', '.recharts-bar:nth-of-type(2) .recharts-rectangle'],
  ],
  '/pricing#opened': [
    ['.charge-steps .outlined', '.charge-steps .solid'],
    ['.charge-steps .chosen', '.charge-steps .solid'],
  ],
  '/qualify': [['.booked-slot', '.missed-slot']],
}

/** Returns the parts of drawings that are missing or cannot be told from what is behind them, and grounds that are alike. */
export const findUnpainted = (page: Page, at: string) =>
  page.evaluate(
    ([parts, series]) => {
      const isClear = (colour: string) => /^(none|transparent|rgba\(.*, 0\))$|\/ 0\)$/.test(colour)
      /** Returns the colours in which an element is painted: its ground, its lines, or a pseudo-element. */
      const paintOf = (element: Element) => {
        const colours: string[] = []
        for (const pseudo of [undefined, '::before', '::after']) {
          const style = getComputedStyle(element, pseudo)
          if (pseudo && style.content === 'none') continue
          if (element instanceof SVGElement && !pseudo && !(element instanceof SVGSVGElement)) {
            colours.push(style.fill, style.strokeWidth === '0px' ? 'none' : style.stroke)
            continue
          }
          colours.push(
            style.backgroundColor,
            ...(style.backgroundImage.match(/(rgba?|color|oklch|lab)\([^()]*\)/g) ?? []),
          )
          for (const side of ['Top', 'Bottom'] as const)
            if (parseFloat(style[`border${side}Width`]) > 0) colours.push(style[`border${side}Color`])
          if (parseFloat(style.outlineWidth) > 0 && style.outlineStyle !== 'none') colours.push(style.outlineColor)
        }
        return colours.filter((colour) => !isClear(colour))
      }
      const groundOf = (element: Element) => {
        for (let around = element.parentElement; around; around = around.parentElement) {
          const { backgroundColor } = getComputedStyle(around)
          if (!isClear(backgroundColor)) return backgroundColor
        }
        return getComputedStyle(document.documentElement).backgroundColor
      }
      const isPainted = (element: Element) => {
        const { width, height } = element.getBoundingClientRect()
        const ground = groundOf(element)
        const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        return isSeen && width > 0 && height > 0 && paintOf(element).some((colour) => colour !== ground)
      }
      const found: string[] = []
      for (const selector of parts) {
        const elements = [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
        if (elements.length === 0) found.push(`${selector} is missing`)
        const unpainted = elements.filter((element) => !isPainted(element))
        if (unpainted.length > 0) found.push(`${unpainted.length} of ${elements.length} ${selector} are not painted`)
      }
      for (const pair of series) {
        const [first, second] = pair.map((selector) => {
          const element = [...document.querySelectorAll(selector)].find((part) => part.checkVisibility())
          if (!element) return
          const { fill, backgroundColor } = getComputedStyle(element)
          const ground = element instanceof SVGElement ? fill : backgroundColor
          return isClear(ground) ? `hollow, ${paintOf(element).join()}` : ground
        })
        if (first === second) found.push(`${pair.join(' and ')} have the same colours: ${first}`)
      }
      // Grounds of one name have one colour, and those of other names have others.
      const grounds = new Map<string, string>()
      for (const element of document.querySelectorAll('main [class*="on-"]')) {
        const name = [...element.classList].find((token) => /^on-(white|night)$/.test(token))
        const { backgroundColor } = getComputedStyle(element)
        if (!name || isClear(backgroundColor) || !element.checkVisibility()) continue
        const isNested = element.parentElement!.closest('.on-white, .on-night')?.classList.contains(name)
        if (!isNested && backgroundColor === groundOf(element))
          found.push(`${name} of ${element.localName}.${element.className} is like what is behind it`)
        for (const [other, colour] of grounds)
          if ((other === name) !== (colour === backgroundColor))
            found.push(`${name} is ${backgroundColor}, and ${other} is ${colour}`)
        grounds.set(name, backgroundColor)
      }
      return [...new Set(found)]
    },
    [PARTS[at] ?? [], SERIES[at] ?? []] as const,
  )
