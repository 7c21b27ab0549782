import { PRICE_KEYS } from './check-value'

/** A price or a constant with a point. In a module, 10.000 is already 10. */
const WITH_POINT = new RegExp(String.raw`\b(?:(?:${[...PRICE_KEYS, 'from', 'to'].join('|')}):|const \w+ =) (\d+\.\d+)`)

/** A price in a text. Comments and the figures of case studies are no prices of a package. */
const PRICE_IN_TEXT = /^(?!\s*(?:\/\/|\/?\*)|.*\bfigure: ).*?(£\d[\d,]*)/

/** Returns a sentence for each price in a file of content/ that is written with a point or in a text. */
export function checkSource(file: string, source: string): string[] {
  return source.split('\n').flatMap((line, index) => {
    const place = `${file}:${index + 1}`
    const [, number] = WITH_POINT.exec(line) ?? []
    const [, price] = PRICE_IN_TEXT.exec(line) ?? []
    return [
      ...(number
        ? [`${place}: ${number} means ${Number(number)}: write whole pounds without a point, such as 1500`]
        : []),
      ...(price
        ? [`${place}: ${price} does not change with the price. Use a placeholder such as {price} instead`]
        : []),
    ]
  })
}
