import type { Node } from 'postcss-selector-parser'

/** Returns whether a part of a selector is inside `:not()`: a page need not contain it. */
export function isNegated(node: Node): boolean {
  if (node.type === 'pseudo' && node.value === ':not') return true
  return node.parent ? isNegated(node.parent as Node) : false
}
