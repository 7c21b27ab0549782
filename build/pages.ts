import { parse, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

export type PageElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  /** The source between its tags. */
  text: string
  /** Offsets in the source, tags included. */
  start: number
  end: number
}

const DATA_BLOCKS = ['application/json', 'application/ld+json']

/** Whether an element is a script that runs, and not a block of data. */
export function isExecutable({ name, attributes: { type = '' } }: PageElement): boolean {
  return name === 'script' && !DATA_BLOCKS.includes(type)
}

/** @returns every element of an HTML document, in order, including those in `<template>` and `<noscript>`. */
export function elementsOf(source: string): PageElement[] {
  const document = parse(source, { sourceCodeLocationInfo: true, scriptingEnabled: false })
  return [...descendants(document)].flatMap((element) => describe(element, source))
}

function* descendants(node: Node): Generator<Element> {
  if ('tagName' in node) yield node
  const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : []
  for (const child of children) yield* descendants(child)
}

function describe(element: Element, source: string): PageElement[] {
  const location = element.sourceCodeLocation
  // The parser adds elements that are not in the source.
  if (!location?.startTag) return []
  const { startTag, endTag } = location
  const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))
  const text = endTag ? source.slice(startTag.endOffset, endTag.startOffset) : ''
  return [{ name: element.tagName, attributes, text, start: startTag.startOffset, end: (endTag ?? startTag).endOffset }]
}
