import postcss, { type Container, type Root } from 'postcss'

/** The innermost functional pseudo-class of a selector. */
const FUNCTION = /:(?:(is|where)|[\w-]+)\(([^()]*)\)/g
const CLASS = /\.((?:[\w-]|[^\x00-\x7f])+)/g
/** Parts of text fields and of what opens from them, which preflight styles on every page. */
const FIELD_PART = /::(?:placeholder|file-selector-button|-webkit-(?:date|search|calendar|inner|outer)[\w-]*)/
const ELEMENT = /(?:^|[\s>+~])([a-z][a-z0-9]*)/g
/** Where escaped characters of class names are put, so that no bracket or stop among them is taken for CSS. */
const PRIVATE_USE = 0xe000

/**
 * Keeps of a stylesheet what a page can show before its scripts have run.
 * @param styles a whole stylesheet.
 * @param page the page's HTML, for what its style attributes name.
 * @param names every class of the page, with a stop before it, and the name of every element.
 */
export function trimStyles(styles: string, page: string, names: ReadonlySet<string>): string {
  const root = postcss.parse(styles)
  // What browsers without @property need comes with the whole.
  root.walkAtRules(
    (rule) => void (rule.name === 'layer' && rule.params === 'properties' && rule.nodes && rule.removeAll()),
  )
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as unknown as { name: string }).name)) return
    const kept = rule.selectors.filter((selector) => namesIn(selector).every((name) => names.has(name)))
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
  removeEmpty(root)
  removeUnused(root, page)
  removeEmpty(root)
  return root.toString()
}

/** The classes and elements without which nothing matches the selector. */
function namesIn(selector: string): string[] {
  const required = withoutFunctions(masked(selector))
  const classes = [...required.matchAll(CLASS)].map(([, name]) => `.${unmasked(name!)}`)
  const field = FIELD_PART.test(required) ? ['input'] : []
  return [...classes, ...field, ...[...required.matchAll(ELEMENT)].map(([, name]) => name!)]
}

/** Only what stands alone in `:is()` or `:where()` is required; elsewhere it is one of several ways, or a way not to. */
function withoutFunctions(selector: string): string {
  const shorter = selector.replace(FUNCTION, (_, alternatives, inside: string) =>
    alternatives && !inside.includes(',') ? inside : '',
  )
  return shorter === selector ? selector : withoutFunctions(shorter)
}

function masked(selector: string): string {
  return selector.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, character: string) =>
    String.fromCodePoint(PRIVATE_USE + (code ? parseInt(code, 16) : character.charCodeAt(0))),
  )
}

function unmasked(name: string): string {
  return name.replace(/[\ue000-\uf8ff]/g, (character) => String.fromCodePoint(character.charCodeAt(0) - PRIVATE_USE))
}

/**
 * Removes custom properties and keyframes that nothing in the rest of the stylesheet or the page names, until none
 * is left that only another one of them has named.
 */
function removeUnused(root: Root, page: string) {
  const before = root.toString()
  const used = new Set((before + page).match(/var\(\s*--[\w-]+/g)?.map((use) => use.replace(/^var\(\s*/, '')))
  const animations = before.match(/animation[\w-]*:[^;}]+/g)?.join() + page
  root.walkAtRules((rule) => {
    if (rule.name === 'property' && !used.has(rule.params)) rule.remove()
    if (/keyframes$/.test(rule.name) && !animations.includes(rule.params)) rule.remove()
  })
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove()
  })
  if (root.toString() !== before) removeUnused(root, page)
}

/** A layer that is left without rules keeps its place in the order of the layers. */
function removeEmpty(container: Container) {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return
    removeEmpty(node as Container)
    if (node.nodes.length > 0) return
    if (node.type === 'atrule' && node.name === 'layer') node.replaceWith({ name: 'layer', params: node.params })
    else node.remove()
  })
}
