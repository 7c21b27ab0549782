import { readFileSync, writeFileSync } from 'node:fs'
import { buildSync } from 'esbuild'
import { bundledChunk, isChunk, largestModules, REGISTER } from './chunk'
import { changePages, edited, readPages } from './edit'
import { filesBelow } from '@/lib/files'
import { elementsOf } from '@/lib/html'
import { bootText, inlineScripts, scriptText } from './inline-scripts'
import { publishLate } from './hashed-file'
import { leanPayload } from './payload'
import { splitStyles } from './split-styles'

const LOADER = 'build/export/browser/script-loader.ts'
const HAND_OVER = 'build/export/browser/replay-events.ts'
const ALL_STYLES = 'build/export/browser/all-styles.ts'
/** How a script names another that it may fetch. */
const CHUNK_NAME = /static\/chunks\/[^"'`\s]+\.js/g
/** Chunks that there are no files of: one runs the framework's largest modules, the other says that they have run. */
const START = 'static/chunks/start.js'
const STARTED = 'static/chunks/started.js'
/** As many leave the rest short enough for one task: React, its reader of payloads, and the router. */
const MODULES_RUN_FIRST = 3
const FOR_CRAWLERS = ['robots.txt']

/**
 * Takes everything out of the way of the first paint that is only needed once scripts run. Every page gets
 * a few lines inline (browser/late-scripts.ts), which fetch three files when it is time: the framework in two,
 * the same for all pages, and the scripts and the payload of the page itself. The stylesheet of all pages waits
 * until another page is about to be shown (browser/all-styles.ts).
 * @param folder the export, as the framework has written it.
 * @throws Error naming the page that is not as expected.
 */
export function deferScripts(folder: string) {
  const [first = [], ...others] = readPages(folder).map(chunksOf)
  const common = first.filter((source) => others.every((sources) => sources.includes(source)))
  const known = new Set<string>()
  const styles = splitStyles(folder, (page) => codeOf(folder, chunksOf(page)))
  const ours = [browserScript(ALL_STYLES, { ALL_STYLES: styles.address }), browserScript(HAND_OVER)]
  const framework = publishFramework(folder, common, ours, known)
  for (const name of filesBelow(folder, '.txt').filter((file) => !FOR_CRAWLERS.includes(file))) {
    writeFileSync(`${folder}/${name}`, leanPayload(readFileSync(`${folder}/${name}`, 'utf8'), styles.text))
  }
  const loader = browserScript(LOADER)
  changePages(folder, (page, name) => {
    const own = chunksOf(page).filter((source) => !common.includes(source))
    const { boot, payload } = inlineScripts(page)
    const start = scriptText({
      boot: { ...boot, otherChunks: [...framework.ready, ...own.map(chunkName)] },
      payload: leanPayload(payload, styles.text),
    })
    const content = [...bundle(folder, own, new Set(known)), start].join(';\n')
    const file = publishLate(folder, name.replace(/\.html$/, '').replaceAll('/', '-'), 'js', content)
    return withLoader(page, loader, [file, ...framework.addresses])
  })
}

/** The addresses of the scripts that the framework fetches at once, each once, in order. */
function chunksOf(page: string): string[] {
  const scripts = elementsOf(page).filter(
    ({ name, attributes }) => name === 'script' && 'src' in attributes && !('nomodule' in attributes),
  )
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
 * Publishes what all pages share: the largest chunk by itself, with the others the runtime, which starts with
 * whatever has come before it, and our own scripts. Each file runs in a task of its own, and so do the largest
 * modules, which are most of the framework, so that the browser may draw between.
 * @returns the addresses, and what must be there before a page's modules may run.
 */
function publishFramework(folder: string, addresses: readonly string[], ours: readonly string[], known: Set<string>) {
  const code = new Map(addresses.map((address) => [address, readScript(folder, address)]))
  const chunks = addresses.filter((address) => isChunk(code.get(address)!))
  const runtime = addresses.filter((address) => !chunks.includes(address))
  const [largest, ...others] = chunks.toSorted((a, b) => code.get(b)!.length - code.get(a)!.length)
  if (!largest) throw new Error('the pages have no chunk in common')
  const names = chunks.map(chunkName)
  const core = largestModules(
    new Map(chunks.map((address) => [chunkName(address), code.get(address)!])),
    MODULES_RUN_FIRST,
  )
  const start = [
    `${REGISTER}(["${START}","start",e=>{for(const id of [${core}])setTimeout(()=>e.r(id));setTimeout(()=>TURBOPACK.push(["${STARTED}"]))}])`,
    bootText({ otherChunks: [...names, START], runtimeModuleIds: ['start'] }),
  ]
  const texts = [
    bundle(folder, [largest], known),
    [...bundle(folder, others, known), ...ours, ...start, ...bundle(folder, runtime, known)],
  ]
  const publish = (parts: readonly string[]) =>
    publishLate(folder, 'framework', 'js', `setTimeout(()=>{${parts.join(';\n')}})`)
  return { addresses: texts.map(publish), ready: [...names, STARTED] }
}

/** Some scripts as one, the modules of each that are not known yet. */
function bundle(folder: string, addresses: readonly string[], known: Set<string>): string[] {
  return addresses.map((address) => {
    const source = readScript(folder, address)
    return isChunk(source) ? bundledChunk(source, chunkName(address), known) : source
  })
}

/** The code of some scripts, and of those that they may fetch. */
function codeOf(folder: string, addresses: readonly string[]): string {
  const known = new Map<string, string>()
  const add = (address: string) => {
    if (known.has(address)) return
    const source = readScript(folder, address)
    known.set(address, source)
    source.match(CHUNK_NAME)?.forEach((name) => add(`/_next/${name}`))
  }
  addresses.forEach(add)
  return [...known.values()].join('\n')
}

/**
 * The page without the framework's scripts, their preloads and its polyfills for browsers without modules, and with
 * the loader at the end of the script in its head: each by itself would take the browser its time.
 */
function withLoader(page: string, loader: string, late: readonly string[]): string {
  const elements = elementsOf(page)
  const external = elements.filter(({ name, attributes: { src, rel, as } }) =>
    name === 'script' ? src !== undefined : name === 'link' && rel === 'preload' && as === 'script',
  )
  const removed = [...external, ...inlineScripts(page).elements].map(({ start, end }) => ({ start, end }))
  const head = elements.find(({ name }) => name === 'head')!
  const own = elements.find(
    ({ name, attributes, start, end }) =>
      name === 'script' && !('src' in attributes) && end < head.end && removed.every((gone) => gone.start !== start),
  )
  if (!own) throw new Error('there is no inline script in the head: see app/layout.tsx')
  const text = `<script data-late="${late.join(' ')}">${own.text};${loader}</script>`
  return edited(page, [...removed, { start: own.start, end: own.end, text }])
}

/** @param names what the script calls by a name and only the export knows. */
function browserScript(source: string, names: Record<string, string> = {}): string {
  const define = Object.fromEntries(Object.entries(names).map(([name, text]) => [name, JSON.stringify(text)]))
  const { outputFiles } = buildSync({
    entryPoints: [source],
    bundle: true,
    define,
    format: 'iife',
    minify: true,
    write: false,
    target: 'es2022',
  })
  return outputFiles.map(({ text }) => text.trim()).join()
}
