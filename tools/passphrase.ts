import { randomInt } from 'node:crypto'

/** Words from a list of this size carry 12.9 bits each. */
const LIST_SIZE = 7776

/**
 * @param list 7776 different words, as in the EFF's list for dice.
 * @throws RangeError when the list has another length.
 */
export function passphrase(list: readonly string[], count = 6): string {
  const { size } = new Set(list)
  if (size !== LIST_SIZE || list.length !== LIST_SIZE)
    throw new RangeError(`A list of ${LIST_SIZE} words is needed, not ${size}.`)
  return Array.from({ length: count }, () => list[randomInt(LIST_SIZE)]).join('-')
}
