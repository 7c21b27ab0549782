/**
 * Puts values into a text with braces: `fill('{months}-month minimum', { months: 3 })`.
 * @throws Error when the text names a value that was not given.
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`"${text}" needs a value for {${name}}`)
    return String(value)
  })
}
