export type Visited = { entry: string; key: string; value: unknown }

/**
 * Lists every value of a content file, outer ones first.
 * @returns entries such as `faq.items[2].answer`, counted from 1.
 */
export function walk(value: unknown, entry = '', key = ''): Visited[] {
  const here = { entry, key, value }
  if (typeof value !== 'object' || value === null) return [here]
  const children = Object.entries(value).flatMap(([name, child]) => {
    const step = Array.isArray(value) ? `[${Number(name) + 1}]` : `${entry && '.'}${name}`
    return walk(child, entry + step, name)
  })
  return [here, ...children]
}

export function textsOf(value: unknown): { entry: string; text: string }[] {
  return walk(value).flatMap(({ entry, value: text }) => (typeof text === 'string' ? [{ entry, text }] : []))
}
