import { PRICE_KEYS } from './check-value'

/** A price or a constant with a point. In a module, 10.000 is already 10. */
const WITH_POINT = new RegExp(String.raw`\b(?:(?:${[...PRICE_KEYS, 'from', 'to'].join('|')}):|const \w+ =) (\d+\.\d+)`)

/**
 * Returns a sentence for each price in a file of content/ that is written with a point.
 * @param source of the file.
 */
export function checkPoints(file: string, source: string): string[] {
  return source.split('\n').flatMap((line, index) => {
    const [, number] = WITH_POINT.exec(line) ?? []
    return number
      ? [`${file}:${index + 1}: ${number} means ${Number(number)}: write whole pounds without a point, such as 1500`]
      : []
  })
}
