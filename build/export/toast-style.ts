import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * The stylesheet that the toast library adds to the head when the first toast is shown.
 * @returns its exact text, read from the installed package.
 * @throws Error when the package no longer adds it in this way.
 */
export function toastStyle(): string {
  const source = readFileSync(createRequire(import.meta.url).resolve('sonner'), 'utf8')
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1]
  if (!literal) throw new Error('sonner no longer inserts its stylesheet as one string')
  return JSON.parse(literal)
}
