import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Returns the URL of a file of the repository: on Windows, a path cannot be imported. */
export function urlOf(file: string): string {
  return pathToFileURL(resolve(file)).href
}
