import { fileURLToPath } from 'node:url'

/**
 * Returns whether Node.js runs a module as a command, and does not only import it.
 * @param url `import.meta.url` of the module.
 */
export function isMain(url: string): boolean {
  return process.argv[1] === fileURLToPath(url)
}
