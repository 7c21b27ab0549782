import { readFileSync, writeFileSync } from 'node:fs'
import { buildSync } from 'esbuild'
import { changePages, edited, readPages } from './edit'
import { filesBelow } from './files'
import { elementsOf } from './html'
import { inlineScripts, scriptText } from './inline-scripts'
import { publishLate } from './late-files'
import { leanPayload } from './payload'
import { splitStyles } from './split-styles'

const LOADER = 'scripts/export/browser/late-scripts.ts'
/** How a chunk says where it comes from; inside another file it says so by name. */
const OWN_SCRIPT = '"object"==typeof document?document.currentScript:void 0'
const FOR_CRAWLERS = ['robots.txt']

/**
 * Takes everything out of the way of the first paint that is only needed once scripts run. Every page keeps
 * one small inline script (browser/late-scripts.ts), which fetches three files when it is time: the framework
 * and the whole stylesheet, the same for all pages, and the scripts and the payload of the page itself.
 * @param folder the export, as the framework has written it.
 * @throws Error naming the page that is not as expected.
 */
export function deferScripts(folder: string) {
  const [first = [], ...others] = readPages(folder).map(chunksOf)
  const common = first.filter((source) => others.every((sources) => sources.includes(source)))
  const framework = publishLate(folder, 'framework', 'js', common.map((source) => chunk(folder, source)).join(';\n'))
  const styles = splitStyles(folder)
  for (const name of filesBelow(folder, '.txt').filter((file) => !FOR_CRAWLERS.includes(file))) {
    writeFileSync(`${folder}/${name}`, leanPayload(readFileSync(`${folder}/${name}`, 'utf8'), styles.text))
  }
  const loader = lateScripts()
  changePages(folder, (page, name) => {
    const own = chunksOf(page).filter((source) => !common.includes(source))
    const { boot, payload } = inlineScripts(page)
    const start = scriptText({
      // Every chunk that comes in one of the two files counts as asked for; the runtime itself is none.
      boot: { ...boot, otherChunks: chunksOf(page).filter((source) => isChunk(folder, source)).map(chunkName) },
      payload: leanPayload(payload, styles.text),
    })
    const content = [...own.map((source) => chunk(folder, source)), start].join(';\n')
    const file = publishLate(folder, name.replace(/\.html$/, '').replaceAll('/', '-'), 'js', content)
    return withLoader(page, `<script data-late="${framework} ${styles.address} ${file}">${loader}</script>`)
  })
}

/** The addresses of the scripts that the framework fetches at once, each once, in order. */
function chunksOf(page: string): string[] {
  const scripts = elementsOf(page).filter(({ name, attributes }) => name === 'script' && 'src' in attributes && !('nomodule' in attributes))
  const ordered = scripts.find(({ attributes }) => !('async' in attributes))
  if (ordered) throw new Error(`${ordered.attributes.src} is not async: its order would be lost`)
  return [...new Set(scripts.map(({ attributes }) => attributes.src!))]
}

function chunkName(address: string): string {
  return decodeURI(address).replace(/^\/_next\//, '')
}

function isChunk(folder: string, address: string): boolean {
  return readFileSync(folder + decodeURI(address), 'utf8').includes(OWN_SCRIPT)
}

function chunk(folder: string, address: string): string {
  return readFileSync(folder + decodeURI(address), 'utf8').replace(OWN_SCRIPT, JSON.stringify(chunkName(address)))
}

/** The page without the framework's scripts, their preloads and its polyfills for browsers without modules. */
function withLoader(page: string, loader: string): string {
  const elements = elementsOf(page)
  const external = elements.filter(({ name, attributes: { src, rel, as } }) =>
    name === 'script' ? src !== undefined : name === 'link' && rel === 'preload' && as === 'script',
  )
  // Last in the head: what React expects there comes before it.
  const end = elements.find(({ name }) => name === 'head')!.end - '</head>'.length
  const removed = [...external, ...inlineScripts(page).elements].map(({ start, end }) => ({ start, end }))
  return edited(page, [...removed, { start: end, end, text: loader }])
}

function lateScripts(): string {
  const { outputFiles } = buildSync({ entryPoints: [LOADER], bundle: true, format: 'iife', minify: true, write: false, target: 'es2022' })
  return outputFiles.map(({ text }) => text.trim()).join()
}
