/**
 * Runs in the page, and translates it into German as browsers do: it sets the language and Chrome's class, and wraps every
 * text in <font> elements, including texts that are added later.
 * @param hasLongerWords makes every word 60% longer, as some German ones are.
 */
export function translate(hasLongerWords: boolean) {
  const translated = (text: string) =>
    hasLongerWords ? text.replace(/\p{L}{3,}/gu, (word) => word + word.slice(-Math.ceil(word.length * 0.6))) : text
  const wrap = (node: Node) => {
    if (node.parentElement?.closest('font, script, style, svg, noscript, [translate="no"]')) return
    if (!(node instanceof Text)) return node.childNodes.forEach((child) => wrap(child))
    if (!node.data.trim()) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.append(translated(node.data))
    outer.append(inner)
    node.replaceWith(outer)
  }
  document.documentElement.lang = 'de'
  document.documentElement.classList.add('translated-ltr')
  wrap(document.body)
  new MutationObserver((changes) =>
    changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => wrap(node))),
  ).observe(document.body, { childList: true, subtree: true })
}
