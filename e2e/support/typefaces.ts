import type { Page } from 'playwright/test'

type Node = { nodeId: number; nodeName: string; nodeValue: string; children?: Node[] }

/** Texts of which the browser had to take a character from another typeface than those that the page brings. */
export async function foreignTexts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: -1 })
  const foreign: string[] = []
  for (const { nodeId, text } of textsIn(root)) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    if (fonts.some(({ isCustomFont }) => !isCustomFont)) foreign.push(text)
  }
  await session.detach()
  return foreign
}

function textsIn(node: Node): { nodeId: number; text: string }[] {
  if (/^(SCRIPT|STYLE|NOSCRIPT|TITLE)$/.test(node.nodeName)) return []
  const children = node.children ?? []
  const own = children.filter(({ nodeName, nodeValue }) => nodeName === '#text' && nodeValue.trim())
  const text = own.map(({ nodeValue }) => nodeValue).join('')
  return [...(text ? [{ nodeId: node.nodeId, text }] : []), ...children.flatMap(textsIn)]
}
