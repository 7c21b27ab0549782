import { isExecutable, type HtmlPage, type PageElement } from '@/build/html'
import { BuildError } from '@/lib/build-error'
import { EARLY_ATTRIBUTE, SCRIPTS_ATTRIBUTE } from './protocol'

/**
 * Checks that a page of the finished export requests no script and no stylesheet before its first paint.
 * @param hasFile whether the export has a file of this URL path.
 * @throws BuildError that names what a new version of the framework may have changed.
 */
export function assertDeferred({ source, elements }: HtmlPage, hasFile: (path: string) => boolean): void {
  const expectNone = (found: readonly PageElement[], problem: string) => {
    if (found[0]) throw new BuildError(`${problem}: ${source.slice(found[0].start, found[0].end).slice(0, 200)}`)
  }

  const scripts = elements.filter(isExecutable)
  const loaders = scripts.filter(({ attributes }) => SCRIPTS_ATTRIBUTE in attributes)
  if (loaders.length !== 1) throw new BuildError(`the page has ${loaders.length} loaders instead of one`)
  const others = scripts.filter((script) => !loaders.includes(script) && !isEarly(script))
  expectNone(others, 'the page has a script besides the loader and the early scripts')

  const links = elements.filter(({ name }) => name === 'link')
  expectNone(links.filter(preloadsScript), 'the page preloads a script')

  const sheets = links.filter(({ attributes }) => attributes.rel === 'stylesheet')
  const forScreens = sheets.filter(({ attributes }) => attributes.media !== 'print')
  expectNone(forScreens, 'the page has a stylesheet that is not for print only')
  if (sheets.length === 0) throw new BuildError('the page has no stylesheet for print')
  const hasStyles = elements.some(({ name, text }) => name === 'style' && text)
  if (!hasStyles) throw new BuildError('the page has no inlined styles')

  const urls = loaders[0]!.attributes[SCRIPTS_ATTRIBUTE]!.split(' ')
  // The page’s own script, and at least one of the framework.
  if (urls.length < 2) throw new BuildError('the loader has no scripts of the framework')
  const missing = urls.find((url) => !hasFile(url))
  if (missing) throw new BuildError(`the loader requests ${missing}, which is not in the export`)
}

function isEarly({ attributes }: PageElement): boolean {
  return EARLY_ATTRIBUTE in attributes && attributes.src === undefined
}

function preloadsScript({ attributes }: PageElement): boolean {
  return attributes.rel === 'modulepreload' || attributes.as === 'script'
}
