import { readFileSync, writeFileSync } from 'node:fs'
import { buildSync } from 'esbuild'
import { bundledChunk, isChunk } from './chunk'
import { changePages, edited, readPages } from './edit'
import { filesBelow } from './files'
import { elementsOf } from './html'
import { bootText, inlineScripts, scriptText } from './inline-scripts'
import { publishLate } from './late-files'
import { leanPayload } from './payload'
import { splitStyles } from './split-styles'

const LOADER = 'scripts/export/browser/late-scripts.ts'
const HAND_OVER = 'scripts/export/browser/hand-over.ts'
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
  const known = new Set<string>()
  const framework = publishLate(folder, 'framework', 'js', frameworkText(folder, common, known))
  const styles = splitStyles(folder)
  for (const name of filesBelow(folder, '.txt').filter((file) => !FOR_CRAWLERS.includes(file))) {
    writeFileSync(`${folder}/${name}`, leanPayload(readFileSync(`${folder}/${name}`, 'utf8'), styles.text))
  }
  const loader = browserScript(LOADER)
  changePages(folder, (page, name) => {
    const own = chunksOf(page).filter((source) => !common.includes(source))
    const { boot, payload } = inlineScripts(page)
    const start = scriptText({
      boot: { ...boot, otherChunks: own.map(chunkName) },
      payload: leanPayload(payload, styles.text),
    })
    const content = [...bundle(folder, own, new Set(known)), start].join(';\n')
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

function readScript(folder: string, address: string): string {
  return readFileSync(folder + decodeURI(address), 'utf8')
}

/**
 * The runtime comes last: what has come before, in this file or in the page's own, it starts with. That is a task
 * of its own, so that the browser may draw after it has compiled the file.
 */
function frameworkText(folder: string, addresses: readonly string[], known: Set<string>): string {
  const chunks = addresses.filter((address) => isChunk(readScript(folder, address)))
  const runtime = addresses.filter((address) => !chunks.includes(address))
  const asked = bootText({ otherChunks: chunks.map(chunkName), runtimeModuleIds: [] })
  const start = `setTimeout(()=>{${bundle(folder, runtime, known).join(';\n')}})`
  return [...bundle(folder, chunks, known), asked, browserScript(HAND_OVER), start].join(';\n')
}

/** Some scripts as one, the modules of each that are not known yet. */
function bundle(folder: string, addresses: readonly string[], known: Set<string>): string[] {
  return addresses.map((address) => {
    const source = readScript(folder, address)
    return isChunk(source) ? bundledChunk(source, chunkName(address), known) : source
  })
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

function browserScript(source: string): string {
  const { outputFiles } = buildSync({ entryPoints: [source], bundle: true, format: 'iife', minify: true, write: false, target: 'es2022' })
  return outputFiles.map(({ text }) => text.trim()).join()
}
