/** A text that must not be published, its name in the report, and its forms inside base64. */
export type Secret = { text: string; name: string; base64: readonly string[] }

type Visited = { key: string; value: string | number }

/** Keys whose values are not shown. */
const NOT_SHOWN = new Set(['id', 'href'])

/** Collects the figures and sentences that occur in the sealed content only. */
export function secretsOf(sealed: unknown, published: unknown): Secret[] {
  const open = visit(published)
  const openText = open.map(({ value }) => value).join('\n')
  const openFigures = new Set(open.map(({ value }) => value))
  const found = visit(sealed).flatMap(({ key, value }) => {
    if (NOT_SHOWN.has(key)) return []
    if (typeof value === 'number') return openFigures.has(value) ? [] : figureForms(key, value)
    return /\s|\d/.test(value) && !openText.includes(value) ? [value] : []
  })
  return [...new Set(found)].map((text) => secret(text))
}

export function secret(text: string, name = `"${text}"`): Secret {
  return { text, name, base64: base64Forms(text) }
}

/** Searches a file for secrets: plain, escaped, as entities, across tags, and in base64. */
export function leaksIn(file: Uint8Array, secrets: readonly Secret[]): string[] {
  const raw = new TextDecoder().decode(file)
  const unescaped = unescape(raw)
  const texts = new Set([raw, unescaped, decodeEntities(raw), decodeEntities(unescaped), unescape(decodeEntities(raw))])
  const searched = [...texts].flatMap((text) => [text, text.replace(/<[^>]*>/g, '')])
  const encoded = (raw.match(/[\w+/-]{8,}/g) ?? []).join('\n')
  return secrets.flatMap(({ text, name, base64 }) => {
    if (searched.some((candidate) => holds(candidate, text))) return [name]
    return base64.some((form) => encoded.includes(form)) ? [`${name} in base64`] : []
  })
}

/** A figure as text and as code; a bare number of few digits would match everywhere. */
function figureForms(key: string, value: number): string[] {
  const grouped = value.toLocaleString('en-GB')
  const bare = value >= 1000 ? [grouped, String(value)] : []
  return [`£${grouped}`, ...bare, `${key}:${value}`, `"${key}":${value}`]
}

/** Finds a text, but not a number inside a longer number or name. */
function holds(candidate: string, text: string): boolean {
  for (let at = candidate.indexOf(text); at >= 0; at = candidate.indexOf(text, at + 1)) {
    const before = candidate.slice(Math.max(0, at - 1), at)
    const after = candidate.slice(at + text.length, at + text.length + 1)
    const isPart = (/^\d/.test(text) && /[\w.#-]/.test(before)) || (/\d$/.test(text) && /[\w%]/.test(after))
    if (!isPart) return true
  }
  return false
}

/** The part of a text's base64 that does not depend on its neighbours, at each alignment. */
function base64Forms(text: string): string[] {
  const escaped = text.replace(/[^ -~]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
  return [...new Set([text, escaped])].flatMap((form) =>
    [0, 1, 2].flatMap((offset) => {
      const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(form)])
      const whole = bytes.toString('base64').replaceAll('=', '')
      const fixed = whole.slice(Math.ceil((offset * 8) / 6), Math.floor((bytes.length * 8) / 6))
      return fixed.length < 6 ? [] : [fixed, fixed.replaceAll('+', '-').replaceAll('/', '_')]
    }),
  )
}

function unescape(text: string): string {
  return text
    .replace(
      /\\u\{([0-9a-f]+)\}|\\u([0-9a-f]{4})|\\x([0-9a-f]{2})|%([2-7][0-9a-f])/gi,
      (_, braced, four, two, percent) =>
        String.fromCodePoint(Math.min(parseInt(braced ?? four ?? two ?? percent, 16), 0x10ffff)),
    )
    .replace(/\\(["'\\/`])/g, '$1')
}

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  pound: '£',
  ndash: '–',
  times: '×',
  nbsp: ' ',
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name) => {
    if (name) return NAMED[name] ?? entity
    return String.fromCodePoint(Math.min(hex ? parseInt(hex, 16) : Number(decimal), 0x10ffff))
  })
}

function visit(value: unknown, key = ''): Visited[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ key, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => visit(child, Array.isArray(value) ? key : name))
}
