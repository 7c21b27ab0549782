type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/**
 * Fills the placeholders of a text: `interpolate('{months}-month minimum', { months: 3 })`. Missing values, misspelt
 * names and texts of type `string` are type errors.
 */
export function interpolate<const Text extends string>(
  text: string extends Text ? 'a text with the type of its content, such as typeof estimator' : Text,
  values: Record<Names<Text>, string | number>,
): string {
  return text.replace(/\{(\w+)\}/g, (_, name: Names<Text>) => String(values[name]))
}
