import postcss from 'postcss'
import { changePages, edited } from './edit'
import { elementsOf, type PageElement } from './html'
import { publishLate } from './late-files'
import { trimStyles } from './trim-styles'

/**
 * Leaves in each page what it needs to be painted of the stylesheets that all pages share, and publishes the
 * whole for what scripts and in-app navigation show.
 * @param folder the export.
 * @param shared the stylesheets' texts.
 * @returns the address of the whole.
 */
export function splitStyles(folder: string, shared: ReadonlySet<string>): string {
  changePages(folder, (page) => {
    const elements = elementsOf(page)
    const classes = new Set(elements.flatMap(({ attributes }) => attributes.class?.split(/\s+/) ?? []))
    return edited(page, inlineStyles(elements).filter(({ text }) => shared.has(text)).map((style) => trimmed(style, page, classes)))
  })
  return publishLate(folder, 'styles', 'css', [...shared].map(withoutFonts).join('\n'))
}

/** The stylesheets that the framework has written into the head of a page. */
export function inlineStyles(elements: readonly PageElement[]): PageElement[] {
  return elements.filter(({ name, attributes }) => name === 'style' && 'data-href' in attributes)
}

function trimmed({ text, start, end }: PageElement, page: string, classes: ReadonlySet<string>) {
  const from = page.indexOf(text, start)
  return { start: from, end: from + text.length, text: trimStyles(text, page.slice(end), classes) }
}

/** The faces are there already, and declaring them again would show the fallback for a moment. */
function withoutFonts(styles: string): string {
  const root = postcss.parse(styles)
  root.walkAtRules('font-face', (rule) => void rule.remove())
  return root.toString()
}
