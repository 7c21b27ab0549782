import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { compress } from '@/build/finish-export'
import { filesBelow } from '@/build/pages'

/** Served from here; the preview looks for `out/` in it. */
export const BASELINES = '.generated/bench/baselines'

const EMPTY_NEXT = {
  'package.json': '{ "name": "empty-next", "private": true, "type": "module" }',
  'next.config.mjs': `export default { output: 'export', turbopack: { root: ${JSON.stringify(process.cwd())} } }`,
  'app/layout.js': `export const metadata = { title: 'Empty', description: 'An empty page.' }
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}`,
  'app/page.js': `export default function Page() {
  return <h1>Empty</h1>
}`,
}

const STYLES = `body{margin:0 auto;max-width:72rem;padding:0 1.25rem;background:#fbfaf7;color:#10201c;font:1.0625rem/1.6 var(--sans,system-ui),sans-serif}
h1,h2,h3{font-family:var(--serif,Times New Roman),serif;font-weight:400;line-height:1.08;margin:1em 0 .5em}
h1{font-size:clamp(3rem,1.7rem + 5.4vw,6rem)}h2{font-size:clamp(2rem,1.4rem + 2.6vw,3.25rem)}h3{font-size:1.5rem}
section{padding:4rem 0}a{color:#0e5a4a}ul,dl{padding:0;list-style:none}table{width:100%;border-collapse:collapse;text-align:left}`

const KEPT =
  'header, main, footer, nav, section, article, h1, h2, h3, h4, p, ul, ol, li, dl, dt, dd, table, thead, tbody, tfoot, tr, th, td, blockquote, figure, form, fieldset, a'
const OMITTED = 'script, style, svg, template, noscript, [hidden], .sr-only'

/** (a) has the system's fonts, (b) those of the site. */
export function baselinePath(path: string, baseline: 'a' | 'b'): string {
  return `/${baseline}${path === '/' ? '/home' : path}`
}

/**
 * Makes the pages that the site is compared with: (a) and (b), each route's text as one would write it by hand, and an
 * empty page of the same Next, built inside the project so that its packages are found.
 */
export function buildBaselines(paths: readonly string[]) {
  const out = `${BASELINES}/out`
  rmSync(BASELINES, { recursive: true, force: true })
  mkdirSync(`${BASELINES}/app`, { recursive: true })
  for (const [name, text] of Object.entries(EMPTY_NEXT)) writeFileSync(`${BASELINES}/${name}`, text)
  execFileSync('npx', ['next', 'build'], { cwd: BASELINES, stdio: ['ignore', 'ignore', 'inherit'] })
  const fontFiles = filesBelow('out', '.woff2')
  for (const name of fontFiles) cpSync(`out/${name}`, `${out}/${name}`)
  const url = (name: string) => `/${fontFiles.find((file) => file.includes(`/${name}`))}`
  const fonts = fontHead(url('serif'), url('sans'))
  for (const folder of ['a', 'b']) mkdirSync(`${out}/${folder}`)
  for (const path of paths) {
    const page = readFileSync(path === '/' ? 'out/index.html' : `out${path}.html`, 'utf8')
    writeFileSync(`${out}${baselinePath(path, 'a')}.html`, pageByHand(page))
    writeFileSync(`${out}${baselinePath(path, 'b')}.html`, pageByHand(page, fonts))
  }
  compress(out)
}

/** Headings, paragraphs, lists and links of what is visible, with a little inlined CSS. */
function pageByHand(page: string, fonts = ''): string {
  const { document } = new JSDOM(page).window
  for (const element of document.querySelectorAll(OMITTED)) element.remove()
  for (const element of document.body.querySelectorAll(`:not(${KEPT})`)) element.replaceWith(...element.childNodes, ' ')
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (name !== 'href') element.removeAttribute(name)
  }
  const { title, body } = document
  return `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="description" content="${title}">${fonts}<style>${STYLES}</style></head><body>${body.innerHTML.replace(/<!--.*?-->/g, '')}</body></html>`
}

function fontHead(serif: string, sans: string): string {
  const preload = (url: string) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`
  const face = (name: string, url: string, weight: string) =>
    `@font-face{font-family:${name};src:url(${url})format("woff2");font-weight:${weight};font-display:swap}`
  return `${preload(serif)}${preload(sans)}<style>${face('serif', serif, '400')}${face('sans', sans, '400 600')}:root{--serif:"serif";--sans:"sans"}</style>`
}
