/** Returns a name such as `text-scale` as that of a constant: `textScale`. */
export function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}
