import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'
import { BuildError } from '@/lib/build-error'
import { filesBelow } from '@/lib/files'
import { formatPounds } from '@/lib/prices/money'
import { decodeText } from './decode-text'
import { secretsOfSite, type Secret } from './secrets'

/** Markup of HTML and SVG, and the styles and scripts in it. */
const MARKUP = /<(style|script)\b.*?<\/\1>|<[^>]*>/gs

/**
 * Searches every file of the export for what the password of /pricing protects, and prints which of its prices other pages
 * show. It does not see what is compressed in a file, such as the text of most PDF files.
 * @throws BuildError when a file contains the password, or a text or price that only /pricing shows.
 */
export async function assertNoLeaks(folder: string): Promise<void> {
  const { secrets, shownPrices } = await secretsOfSite()
  const leaks = filesBelow(folder).flatMap((name) => {
    const isPublic = existsSync(`public/${name}`)
    const found = findLeaks(readFileSync(`${folder}/${name}`), secrets, isPublic)
    return found.map((secret) => `out/${name}${isPublic ? ` (public/${name})` : ''} contains ${secret}`)
  })
  if (leaks.length > 0)
    throw new BuildError(
      [
        'The export reveals what the password of /pricing protects. Remove it from the texts of content/ and components/, from public/ and from the props of client components:',
        ...leaks,
      ].join('\n  '),
    )
  if (shownPrices.length > 0)
    console.log(`Prices of /pricing that other pages show too: ${shownPrices.map(formatPounds).join(', ')}.`)
}

/**
 * Returns the names of the secrets that a file contains.
 * @param isPublic whether the file is in public/.
 */
export function findLeaks(bytes: Buffer, secrets: readonly Secret[], isPublic: boolean): string[] {
  const texts = readingsOf(bytes).map(decodeText)
  const figures = isPublic ? texts.map((text) => text.replace(MARKUP, '|')) : []
  const found = secrets.filter(({ isIn, inPublicFilesOnly }) => (inPublicFilesOnly ? figures : texts).some(isIn))
  return [...new Set(found.map(({ name }) => name))]
}

/** Returns the texts that a file can contain: UTF-8, also between other bytes, or the encodings of spreadsheets. */
function readingsOf(bytes: Buffer): string[] {
  const start = bytes.toString('latin1', 0, 2)
  if (start === '\xff\xfe' || start === '\xfe\xff')
    return [new TextDecoder(start === '\xff\xfe' ? 'utf-16le' : 'utf-16be').decode(bytes)]
  const text = bytes.toString('utf8')
  return isUtf8(bytes) || bytes.includes(0) ? [text] : [text, bytes.toString('latin1')]
}
