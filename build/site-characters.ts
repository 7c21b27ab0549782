import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Printable ASCII and the pound sign, which a visitor may type, and the no-break space, which sources escape. */
const ALWAYS = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i)) + '£\u00a0'

/** @returns every character that the pages can show, sorted. */
export function siteCharacters(): string {
  const sources = ['content', 'components', 'app'].flatMap(sourceFiles)
  const text = ALWAYS + sources.map((file) => readFileSync(file, 'utf8')).join('')
  return [...new Set(text)]
    .filter((character) => character >= ' ')
    .sort()
    .join('')
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.') && name !== 'schema.ts')
    .map((name) => join(folder, name))
}
