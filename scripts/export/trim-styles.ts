import postcss, { type Container, type Root } from 'postcss'

/** Selectors inside which a class is only one of several ways to match, or a way not to. */
const ALTERNATIVES = /:(not|is|where|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g
const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\x00-\x7f])+)/gi

/**
 * Keeps of a stylesheet what a page can show before its scripts have run.
 * @param styles a whole stylesheet.
 * @param page the page's HTML, for what its style attributes name.
 * @param classes every class that stands in the page.
 */
export function trimStyles(styles: string, page: string, classes: ReadonlySet<string>): string {
  const root = postcss.parse(styles)
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as unknown as { name: string }).name)) return
    const kept = rule.selectors.filter((selector) => classesOf(selector).every((name) => classes.has(name)))
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
  removeEmpty(root)
  removeUnused(root, page)
  removeEmpty(root)
  return root.toString()
}

/** The classes without which nothing matches the selector, without CSS's escapes. */
function classesOf(selector: string): string[] {
  return [...selector.replace(ALTERNATIVES, '').matchAll(CLASS)].map(([, name]) => unescaped(name!))
}

function unescaped(name: string): string {
  return name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code, character) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : character,
  )
}

/** Removes custom properties and keyframes that nothing in the rest of the stylesheet or the page names. */
function removeUnused(root: Root, page: string) {
  const used = new Set((root.toString() + page).match(/var\(\s*--[\w-]+/g)?.map((use) => use.replace(/^var\(\s*/, '')))
  const animations = root.toString().match(/animation[\w-]*:[^;}]+/g)?.join() + page
  root.walkAtRules((rule) => {
    if (rule.name === 'property' && !used.has(rule.params)) rule.remove()
    if (/keyframes$/.test(rule.name) && !animations.includes(rule.params)) rule.remove()
  })
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove()
  })
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
