type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/**
 * Replaces names in braces: `interpolate('{months}-month minimum', { months: 3 })`. What does not compile: a value that
 * is missing, a name that is misspelt, and a text whose names the compiler does not know.
 */
export function interpolate<const Text extends string>(
  text: string extends Text ? never : Text,
  values: Record<Names<Text>, string | number>,
): string {
  return text.replace(/\{(\w+)\}/g, (_, name: Names<Text>) => String(values[name]))
}
