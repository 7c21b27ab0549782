import { parse, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const KEPT = new Set(
  'header main footer nav section article h1 h2 h3 h4 p ul ol li dl dt dd table thead tbody tfoot tr th td blockquote figure form fieldset a'.split(
    ' ',
  ),
)
const OMITTED = new Set(['script', 'style', 'svg', 'template', 'noscript', 'title', 'head'])

const STYLES = `body{margin:0 auto;max-width:72rem;padding:0 1.25rem;background:#fbfaf7;color:#10201c;font:1.0625rem/1.6 var(--sans,system-ui),sans-serif}
h1,h2,h3{font-family:var(--serif,Times New Roman),serif;font-weight:400;line-height:1.08;margin:1em 0 .5em}
h1{font-size:clamp(3rem,1.7rem + 5.4vw,6rem)}h2{font-size:clamp(2rem,1.4rem + 2.6vw,3.25rem)}h3{font-size:1.5rem}
section{padding:4rem 0}a{color:#0e5a4a}ul,dl{padding:0;list-style:none}table{width:100%;border-collapse:collapse;text-align:left}`

export type Fonts = { serif: string; sans: string }

/**
 * Writes a page's visible text as one would by hand: headings, paragraphs, lists and links, with a little inlined CSS.
 * @param fonts preloaded and used; the system's fonts when they are not given.
 */
export function baselinePage(page: string, fonts?: Fonts): string {
  const root = parse(page, { scriptingEnabled: false })
  const title = /<title>(.*?)<\/title>/.exec(page)?.[1] ?? ''
  const preloads = fonts
    ? Object.values(fonts).map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
    : []
  return `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="description" content="${title}">${preloads.join('')}<style>${fonts ? faces(fonts) : ''}${STYLES}</style></head><body>${contentOf(root)}</body></html>`
}

function faces({ serif, sans }: Fonts): string {
  const face = (name: string, url: string, weight: string) =>
    `@font-face{font-family:${name};src:url(${url})format("woff2");font-weight:${weight};font-display:swap}`
  return `${face('serif', serif, '400')}${face('sans', sans, '400 600')}:root{--serif:"serif";--sans:"sans"}`
}

function contentOf(node: Node): string {
  if ('value' in node) return escape(node.value)
  if (!('childNodes' in node)) return ''
  const inside = () => node.childNodes.map(contentOf).join('')
  if (!('tagName' in node)) return inside()
  if (OMITTED.has(node.tagName) || isHidden(node)) return ''
  const name = node.tagName === 'button' ? 'p' : node.tagName
  if (!KEPT.has(name)) return `${inside()} `
  const href = node.attrs.find((attribute) => attribute.name === 'href')
  return `<${name}${href ? ` href="${escape(href.value)}"` : ''}>${inside()}</${name}>`
}

function isHidden({ attrs }: Element): boolean {
  return attrs.some(({ name, value }) => name === 'hidden' || (name === 'class' && /\bsr-only\b/.test(value)))
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
