/** The names that may be used in braces; the content check refuses others. */
export const placeholders = [
  'address',
  'attended',
  'cap',
  'charged',
  'core',
  'coreCap',
  'count',
  'essential',
  'fee',
  'left',
  'medium',
  'minutes',
  'monthly',
  'months',
  'most',
  'name',
  'number',
  'picture',
  'place',
  'premium',
  'premiumCap',
  'price',
  'range',
  'surgeries',
  'title',
  'total',
] as const

type Placeholder = (typeof placeholders)[number]

/**
 * Replaces names in braces: `interpolate('{months}-month minimum', { months: 3 })`.
 * @throws Error when a value is missing.
 */
export function interpolate(text: string, values: Partial<Record<Placeholder, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: Placeholder) => {
    const value = values[name]
    if (value === undefined) throw new Error(`"${text}" needs a value for {${name}}`)
    return String(value)
  })
}
