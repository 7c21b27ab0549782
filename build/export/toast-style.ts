import { JSDOM } from 'jsdom'

let style: Promise<string> | undefined

/**
 * The stylesheet that the toast library adds to a document when it is imported there.
 * @throws Error when it adds none.
 */
export function toastStyle(): Promise<string> {
  // An import runs once.
  return (style ??= importIntoDocument())
}

async function importIntoDocument(): Promise<string> {
  const { document } = new JSDOM().window
  Object.assign(globalThis, { document })
  await import('sonner')
  Reflect.deleteProperty(globalThis, 'document')
  const added = document.querySelector('style')?.textContent
  if (!added) throw new Error('sonner no longer adds a stylesheet to the document when it is imported')
  return added
}
