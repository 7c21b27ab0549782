import type { CaseStudy, GlossaryTerm } from '@/content/schema'
import { compact, type ContentIssue } from './issue'

const FIGURE = /^(£\d{1,3}(,\d{3})*|\d{1,3}(,\d{3})*)$/

/** Checks that quoted figures are a sum in pounds or a plain number, which their large type is designed for. */
export function checkCaseStudies(studies: readonly CaseStudy[]): ContentIssue[] {
  return studies.flatMap(({ id, headline, results }, index) => {
    const figures = [
      ['headline', headline] as const,
      ...results.map((result, place) => [`results[${place + 1}]`, result] as const),
    ]
    return compact(
      figures.map(
        ([result, { figure }]) =>
          !FIGURE.test(figure) && {
            file: 'content/website.ts',
            entry: `caseStudies.items[${index + 1}].${result}.figure (${id})`,
            message: `is "${figure}": expected a sum such as £24,387 or a number such as 186`,
          },
      ),
    )
  })
}

/** Checks that each term occurs beside a price; otherwise its tooltip is never shown. */
export function checkGlossary(glossary: Record<string, GlossaryTerm>, priceTexts: readonly string[]): ContentIssue[] {
  return compact(
    Object.entries(glossary).map(
      ([name, { term }]) =>
        !priceTexts.some((text) => text.includes(term)) && {
          file: 'content/price-terms.ts',
          entry: `glossary.${name}.term`,
          message: `is "${term}", which occurs beside no price: use the words of the price, or take the entry out`,
        },
    ),
  )
}
