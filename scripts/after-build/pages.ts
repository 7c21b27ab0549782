import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parse, type HTMLElement } from 'node-html-parser'
import { BuildError } from '@/lib/build-error'
import { filesBelow } from '@/lib/files'

export type Page = {
  /** The folder of the export. Files are at this path followed by their URL path. */
  folder: string
  /** File name without extension, such as `book`. */
  name: string
  root: HTMLElement
}

/**
 * Rewrites every page of the export, except the HTML files of public/. Keeps what no step changes, including React's comments
 * and whitespace.
 * @param steps functions that change a page, in this order.
 * @throws BuildError that names the page if a step throws one.
 */
export function editPages(folder: string, ...steps: readonly ((page: Page) => void)[]): void {
  for (const file of filesBelow(folder, '.html').filter((name) => !existsSync(`public/${name}`))) {
    const root = parse(readFileSync(`${folder}/${file}`, 'utf8'), { comment: true })
    try {
      for (const step of steps) step({ folder, name: file.replace(/\.html$/, ''), root })
    } catch (error) {
      throw error instanceof BuildError ? new BuildError(`${folder}/${file}: ${error.message}`) : error
    }
    writeFileSync(`${folder}/${file}`, root.toString())
  }
}
