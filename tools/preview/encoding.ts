/** File suffixes by encoding, in order of preference. */
const SUFFIXES = { br: 'br', gzip: 'gz' } as const

type Suffix = (typeof SUFFIXES)[keyof typeof SUFFIXES]

/**
 * Chooses the compressed copy to send.
 * @param accepted the request's Accept-Encoding.
 * @returns the suffix, or undefined for the file itself.
 */
export function bestEncoding(accepted = '', exists: (suffix: Suffix) => boolean): Suffix | undefined {
  const refused = /;\s*q=0(\.0*)?$/
  const names = accepted
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !refused.test(part))
    .map((part) => part.replace(/;.*$/, '').trim())
  const acceptable = Object.entries(SUFFIXES).filter(([name]) => names.includes(name))
  return acceptable.map(([, suffix]) => suffix).find(exists)
}
