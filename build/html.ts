import { readFileSync, writeFileSync } from 'node:fs'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { BuildError } from '@/lib/build-error'
import { filesBelow } from './files'
import { isPublicFile } from './public-files'

export type PageElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  /** Source between the tags. */
  text: string
  /** Offsets in the source, including the tags. */
  start: number
  end: number
}

export type HtmlPage = {
  /** Path without the extension, such as `book`. */
  name: string
  source: string
  elements: readonly PageElement[]
}

/**
 * Replaces the source from `start` to `end`, or removes it without a `replacement`: an element, which has these offsets,
 * is an edit that removes it.
 */
export type Edit = { start: number; end: number; replacement?: string }

const DATA_BLOCKS = ['application/json', 'application/ld+json']

/** Returns whether an element is a script that browsers run, and not a block of JSON. */
export function isExecutable({ name, attributes: { type = '' } }: PageElement): boolean {
  return name === 'script' && !DATA_BLOCKS.includes(type)
}

/** Returns all elements of an HTML document in document order, including those in `<template>` and `<noscript>`. */
export function elementsOf(source: string): PageElement[] {
  return [...walk(parse(source, { sourceCodeLocationInfo: true, scriptingEnabled: false }), source)]
}

function* walk(node: DefaultTreeAdapterTypes.Node, source: string): Generator<PageElement> {
  // Elements that the parser inserts have no location.
  if ('tagName' in node && node.sourceCodeLocation?.startTag) {
    const { startTag, endTag } = node.sourceCodeLocation
    yield {
      name: node.tagName,
      attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      text: endTag ? source.slice(startTag.endOffset, endTag.startOffset) : '',
      start: startTag.startOffset,
      end: (endTag ?? startTag).endOffset,
    }
  }
  for (const child of childrenOf(node)) yield* walk(child, source)
}

function childrenOf(node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Node[] {
  if ('content' in node) return node.content.childNodes
  return 'childNodes' in node ? node.childNodes : []
}

/**
 * Applies edits, in any order. Of two insertions at one offset, the first one in the list comes first.
 * @throws Error if two edits overlap: a step of the build would undo a part of another one.
 */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let result = ''
  let position = 0
  for (const { start, end, replacement = '' } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < position) throw new Error(`Two edits of a page overlap at “${source.slice(start, start + 80)}”`)
    result += source.slice(position, start) + replacement
    position = end
  }
  return result + source.slice(position)
}

/**
 * Rewrites every page of the export, but not the HTML files of public/.
 * @throws BuildError that names the page if `change` throws one, and Error if two of its edits overlap.
 */
export async function editPages(folder: string, change: (page: HtmlPage) => Edit[] | Promise<Edit[]>): Promise<void> {
  for (const file of filesBelow(folder, '.html').filter((name) => !isPublicFile(name))) {
    const source = readFileSync(`${folder}/${file}`, 'utf8')
    try {
      const edits = await change({ name: file.replace(/\.html$/, ''), source, elements: elementsOf(source) })
      writeFileSync(`${folder}/${file}`, applyEdits(source, edits))
    } catch (error) {
      throw error instanceof BuildError ? new BuildError(`${folder}/${file}: ${error.message}`) : error
    }
  }
}
