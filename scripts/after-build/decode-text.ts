const ENTITIES: Record<string, string> = {
  amp: '&',
  apos: "'",
  gt: '>',
  hellip: '…',
  ldquo: '“',
  lsquo: "'",
  lt: '<',
  mdash: '—',
  nbsp: ' ',
  ndash: '–',
  pound: '£',
  quot: '"',
  rdquo: '”',
  rsquo: "'",
}

/**
 * Returns a text as a reader sees it: without escapes of HTML, scripts and JSON, invisible characters, React’s comments
 * between two texts, and differences of white space and apostrophes.
 */
export function decodeText(text: string): string {
  const character = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '')
  return text
    .replace(
      /\\+(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,6})\})/gi,
      (_, byte?: string, unit?: string, code?: string) => character(parseInt(byte ?? unit ?? code!, 16)),
    )
    .replace(/\\+[nrt]/g, ' ')
    .replace(/\\+(?=["'`/])/g, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/&#x([\da-f]{1,6});/gi, (_, code: string) => character(parseInt(code, 16)))
    .replace(/&#(\d{1,7});/g, (_, code: string) => character(Number(code)))
    .replace(/&(\w{2,6});/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
}
