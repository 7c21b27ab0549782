import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'playwright/test'
import { filesBelow } from '@/build/files'
import { findLeaksInFile, readSearchableFile, type SearchableFile } from '@/build/leaks/search'
import { collectSecrets, publicContent } from '@/build/leaks/secrets'
import { formatPounds } from '@/lib/prices/money'
import { pricing } from './support/gate'

// One worker reads the export once for all tests of this file.
test.describe.configure({ mode: 'default', timeout: 120_000 })

/** The build compresses the files after the scan. */
const names = filesBelow('out').filter((name) => !/\.(br|gz)$/.test(name))
let published: object[]
let files: SearchableFile[]
test.beforeAll(async () => {
  published = await publicContent()
  files = await Promise.all(names.map((name) => readSearchableFile(`out/${name}`)))
})

const price = fc.integer({ min: 1, max: 99_999 })
/** At least as many as the content of /pricing has, so that most of its prices differ. */
const prices = fc.array(price, { minLength: 50, maxLength: 50 })

/** Returns the secrets of /pricing with other prices, counts and ranges, also in its sentences. */
function secretsWith(pounds: readonly number[]): string[] {
  let index = 0
  const next = () => pounds[index++ % pounds.length]!
  const otherContent: unknown = JSON.parse(JSON.stringify(pricing), (_, value: unknown) => {
    if (Number.isInteger(value)) return next()
    return typeof value === 'string' ? value.replace(/£\d[\d,]*/g, () => formatPounds(next())) : value
  })
  return collectSecrets(otherContent, published)
}

test('the leak scan has no false alarm, whatever the prices of /pricing are', () => {
  // Figures of the pages, libraries and drawings: random ones rarely equal them.
  const figures = files.flatMap(({ texts }) => texts.join('\n').match(/£\d[\d,]*|\b\d{1,2},\d{3}\b/g) ?? [])
  const amounts = figures.map((figure) => Number(figure.replace(/\D/g, '')))
  const amountsOfFiles = [...new Set(amounts)].filter((pounds) => pounds > 0 && pounds < 100_000)
  fc.assert(
    fc.property(fc.oneof(prices, fc.shuffledSubarray(amountsOfFiles, { minLength: 1 })), (pounds) => {
      const secrets = secretsWith(pounds)
      const alarms = files.flatMap((file, index) => findLeaksInFile(file, secrets).map((leak) => [names[index], leak]))
      expect(alarms).toEqual([])
    }),
    { numRuns: 10, examples: [[amountsOfFiles], [[1]], [[20]], [[1000]], [[1200]], [[1999]], [[12_800]]] },
  )
})

/** Returns a file of the export with a text added, in the way in which a mistake would add it. */
const plantings: Record<string, (content: Buffer, text: string) => Buffer | string> = {
  '.html': (page, text) => page.toString().replace('</main>', `<p>${text}</p></main>`),
  '.js': (script, text) => `${script.toString()};self.note=${JSON.stringify({ text })}`,
  '.json': (_, text) => JSON.stringify({ packages: [{ text }] }),
  '.png': (picture, text) => {
    const data = Buffer.from(`Comment\0\0\0en\0\0${text}`)
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    // After the header, which ends at byte 33. Readers of metadata ignore the checksum.
    const chunk = Buffer.concat([length, Buffer.from('iTXt'), data, Buffer.alloc(4)])
    return Buffer.concat([picture.subarray(0, 33), chunk, picture.subarray(33)])
  },
}

test('the leak scan finds every planted price and sentence of /pricing in files of the export', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'))
  const secretOf = fc.tuple(prices, fc.nat()).map(([pounds, index]) => {
    const readable = secretsWith(pounds).filter((secret) => !/^\w+:\d+$/.test(secret))
    return readable[index % readable.length]!
  })
  await fc.assert(
    fc.asyncProperty(secretOf, async (secret) => {
      for (const [type, plant] of Object.entries(plantings)) {
        const example = names.find((name) => name.endsWith(type))
        const content = example ? readFileSync(`out/${example}`) : Buffer.alloc(0)
        const file = `${folder}/planted${type}`
        writeFileSync(file, plant(content, secret))
        expect([type, findLeaksInFile(await readSearchableFile(file), [secret])]).toEqual([type, [secret]])
      }
    }),
    { numRuns: 25 },
  )
  rmSync(folder, { recursive: true })
})
