/** Returns a pattern that matches exactly this text. Node.js 20 has no `RegExp.escape()`. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
