import { transformSync } from 'esbuild'
import postcss from 'postcss'
import { PurgeCSS } from 'purgecss'

/** Pseudo-elements of fields that the site does not use: dates, files, spin buttons, placeholders. */
const FIELD_PARTS = /^::(-webkit-(calendar|date|inner|outer|search)|file-selector|placeholder)/

/** Words in HTML or code that may be class names: Tailwind's contain `:`, `[`, `/` and similar characters. */
const WORD = /[^<>"'`\s\\{}$]*[^<>"'`\s\\{}$:]/g

/**
 * Returns the rules for screens that a page's elements or the given code may use.
 * @param styles a stylesheet of the export, and `path`, its URL path, which its relative URLs start from.
 * @param html the page; words in its head, scripts and texts don't count as class names.
 */
export async function usedStyles(styles: string, path: string, html: string, code: readonly string[]): Promise<string> {
  const tags = html.replace(/<(head|script)\b.*?<\/\1>/gs, '').replace(/>[^<]+/g, '>')
  const content = [tags, ...code]
  const [result] = await new PurgeCSS().purge({
    content: content.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: screenStyles(styles) }],
    // Scripts set attributes through properties such as dataset, which contain no attribute name.
    dynamicAttributes: [...styles.matchAll(/\[([a-z-]+)/g)].map(([, name]) => name!),
    defaultExtractor: (text) => text.match(WORD) ?? [],
    keyframes: true,
    variables: true,
    // PurgeCSS looks for the use of variables in the stylesheet only.
    safelist: { variables: [...content.join('').matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!) },
  })
  // Minifying also removes the at-rules that PurgeCSS leaves empty.
  const { code: used } = transformSync(result!.css, { loader: 'css', minify: true })
  return used
    .trim()
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (used.includes(`var(${name}`) ? rule : ''))
    .replace(
      /url\((?!["'#]|data:)([^)]+)\)/g,
      (_, url: string) => `url(${new URL(url, `https://site.invalid${path}`).pathname})`,
    )
}

/** Returns the styles without print rules and the rules that no element of the site can use. */
function screenStyles(styles: string): string {
  const root = postcss.parse(styles)
  root.walkRules(FIELD_PARTS, (rule) => void rule.remove())
  root.walkAtRules((rule) => {
    // Tailwind's fallbacks for browsers without @property; all supported browsers have it.
    if (rule.name === 'layer' && rule.params === 'properties') rule.removeAll()
    if (isForPrint(rule)) rule.remove()
  })
  return root.toString()
}

/** Returns the rules that apply to printed pages only, in their layers. */
export function printStyles(styles: string): string {
  const root = postcss.parse(styles)
  const isKept = (node: postcss.ChildNode): boolean => {
    if (node.type !== 'atrule' || isForPrint(node)) return node.type === 'atrule'
    node.each((child) => void (isKept(child) || child.remove()))
    return node.name === 'layer' && node.nodes?.length !== 0
  }
  root.each((node) => void (isKept(node) || node.remove()))
  return root.toString()
}

const isForPrint = ({ name, params }: postcss.AtRule) => name === 'page' || (name === 'media' && params === 'print')
