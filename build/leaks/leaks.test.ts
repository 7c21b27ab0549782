import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { pricingContent } from '@/build/render/pricing-content'
import { finishExport } from '@/build/finish-export'
import { findLeaksInFile, readSearchableFile, searchableText } from './search'
import { collectSecrets } from './secrets'

// Keeps the password of .env out of this test.
jest.mock('@/build/load-env', () => ({}))
jest.mock('@/first-paint/build', () => ({ inlineStylesAndDeferScripts: async () => {} }))

const password = 'plain-words-that-only-open-the-tests'
const sentence = 'Content by influencers – worth £600 & more'

const findLeaks = (text: string, secrets: readonly string[]) => findLeaksInFile(searchableText(text), secrets)

test('the build fails when files contain sealed content or the password, and does not repeat the password', async () => {
  process.env.PRICING_PASSWORD = password
  const folder = mkdtempSync(join(tmpdir(), 'leaks-'))
  writeFileSync(join(folder, 'clean.html'), '<meta charset="utf-8"><h1>Pricing</h1><p>This page is private.</p>')
  writeFileSync(join(folder, 'page.html'), `<meta charset="utf-8"><p>${pricingContent().lead}</p>`)
  writeFileSync(join(folder, 'chunk.js'), `open("${password}")`)
  const error = await finishExport(folder).catch(String)
  expect(error).toContain('page.html contains "')
  expect(error).toContain('chunk.js contains the password')
  expect(error).not.toContain(password)
  expect(error).not.toMatch(/^\s+at /m)
  // Before that step, the build adds the policies. They apply only to the scripts after them.
  const page = readFileSync(join(folder, 'clean.html'), 'utf8')
  expect(page).toMatch(/^<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><h1>/)
  rmSync(folder, { recursive: true })
})

test('collects the sealed sentences and figures that are not published', () => {
  const sealed = {
    title: 'Choose Your Growth Package',
    action: { label: 'Let’s Get Started', href: '/book to nowhere' },
    items: [{ id: 'ads and more', icon: 'undo 2', price: 1495 }, { price: 1500 }, { price: 24387 }],
    // A sum that is measured as a line.
    lines: ['£1,500', '£1,495'],
    cap: 20,
  }
  const published = [{ label: 'Let’s Get Started', result: '£24,387 in 30 days' }, { price: 1500 }]
  const figures = ['£1,495', '£1495', '1,495', 'price:1495', '£20']
  expect(collectSecrets(sealed, published).sort()).toEqual([sealed.title, ...figures].sort())
})

test('does not collect a published figure in a published label, but any other combination', () => {
  const published = [{ price: 3000 }, { label: '{price} a month' }, { result: '£200 more' }]
  const sealed = ['£3,000 a month', '£3,000 a week', '£20 a month', { price: 20 }]
  expect(collectSecrets(sealed, published)).toEqual(['£3,000 a week', '£20 a month', '£20', 'price:20'])
})

test.each([
  ['as JavaScript escapes', 'Content by influencers \\u2013 worth \\u00A3600 \\u0026 more'],
  ['as HTML entities', 'Content by influencers &ndash; worth &#163;600 &amp; more'],
  ['as escaped HTML entities', 'Content by influencers \\u2013 worth \\u0026pound;600 \\u0026amp; more'],
  ['split by tags and comments', 'Content <b>by</b> influencers<!-- --> – worth £<!-- -->600 &amp; more'],
])('finds a sentence %s', (_, text) => {
  expect(findLeaks(`var a="${text}";`, [sentence])).toEqual([sentence])
})

/** Code and drawings in which no reader would recognise a price, however its digits match. */
const codeWith = (pounds: number) => {
  const grouped = pounds.toLocaleString('en-GB')
  return [
    `<meta property="og:image:width" content="${pounds}"/>`,
    `<svg viewBox="0 0 ${pounds} ${pounds}"><path d="M${grouped} L3,4 ${grouped} 5,6z"/><polygon points="1,2 ${grouped} 3,4"/></svg>`,
    `f(${grouped});g[${grouped},7];a=[${pounds}];setTimeout(h,${pounds});{width:${pounds},max:${pounds}}`,
    `{"lifetime":${pounds},"to":${pounds}} rgb(${grouped},255) v${pounds} #${pounds} ${pounds}px`,
  ].join('\n')
}
const LIBRARIES = [
  'react-dom/cjs/react-dom-client.production.js',
  'framer-motion/dist/framer-motion.js',
  'recharts/umd/Recharts.js',
  'zod/v4/core/regexes.cjs',
].map((file) => readFileSync(`node_modules/${file}`, 'utf8'))

const price = fc.integer({ min: 1, max: 99_999 })
const secretsOf = (pounds: number) =>
  collectSecrets({ price: pounds, totalValue: pounds, adSpend: { from: pounds } }, [])

test('takes no code of a library for a price', () => {
  fc.assert(
    fc.property(price, (pounds) => {
      for (const library of LIBRARIES) expect(findLeaks(library, secretsOf(pounds))).toEqual([])
      expect(findLeaks(codeWith(pounds), secretsOf(pounds))).toEqual([])
    }),
    { numRuns: 30, examples: [[1], [20], [1000], [1200], [1999], [12_800], [20_000]] },
  )
}, 60_000)

test('finds every price that a reader would recognise', () => {
  fc.assert(
    fc.property(price, (pounds) => {
      const grouped = pounds.toLocaleString('en-GB')
      const exponent = String(pounds).replace(
        /^(\d+?)(0{3,})$/,
        (_, digits, zeros: string) => `${digits}e${zeros.length}`,
      )
      const leaks = [
        `<td>£${grouped}</td>`,
        `<p>from &pound;${grouped}.00 a month</p>`,
        `<b>£</b><b>${grouped}</b>`,
        `"\\u00a3${grouped}"`,
        `x({price:${exponent},icon:"Star"})`,
        `{"price": ${pounds}}`,
        `self.push("{\\"price\\":${pounds}}")`,
        `data:text/html;base64,${Buffer.from(`<p>Only £${grouped}, always</p>`).toString('base64')}`,
        ...(pounds < 1000 ? [] : [`<td>${grouped}</td>`, `a('from ${grouped} pounds')`, `£${pounds}`]),
      ]
      for (const leak of leaks) expect([leak, findLeaks(leak, secretsOf(pounds))]).not.toEqual([leak, []])
    }),
    { examples: [[1], [999], [1000], [1999], [12_800], [20_000]] },
  )
})

test('does not take a figure for a part of another one', () => {
  expect(findLeaks('£24,387 £1,495.50 £20k £200', ['£24', '£1,495', '£20'])).toEqual([])
})

describe('in a picture', () => {
  const text = '12,800 or £1,999 a month, at most £20 more'
  const latin1 = Buffer.from(`Comment\0${text}`, 'latin1')
  const international = (isCompressed: number) => Buffer.from(`Comment\0${String.fromCharCode(isCompressed)}\0en\0\0`)
  /** Text chunks of a PNG file: https://www.w3.org/TR/png-3/#11textinfo */
  const chunks: [type: string, data: Buffer][] = [
    ['tEXt', latin1],
    ['zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.from(text, 'latin1'))])],
    ['iTXt', Buffer.concat([international(0), Buffer.from(text)])],
    ['iTXt', Buffer.concat([international(1), deflateSync(text)])],
  ]
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const image = () => sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })

  it.each(chunks)('finds prices in the chunk %s', async (type, data) => {
    const png = await image().png().toBuffer()
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    // After the header, which ends at byte 33. The checksum is not read.
    const chunk = Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
    writeFileSync(`${folder}/a.png`, Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]))
    expect(findLeaksInFile(await readSearchableFile(`${folder}/a.png`), ['12,800', '£1,999', '£20'])).toEqual([
      '12,800',
      '£1,999',
      '£20',
    ])
  })

  it.each(['png', 'jpeg', 'webp'] as const)('finds sentences in the EXIF data of a %s file', async (format) => {
    const description = 'Core costs 1,999 a month'
    await image()
      .withExif({ IFD0: { ImageDescription: description } })
      .toFormat(format)
      .toFile(`${folder}/a.${format}`)
    expect(findLeaksInFile(await readSearchableFile(`${folder}/a.${format}`), [description, '1,999'])).toEqual([
      description,
      '1,999',
    ])
  })

  it('finds prices in the text of an SVG file', async () => {
    writeFileSync(`${folder}/a.svg`, `<svg xmlns="http://www.w3.org/2000/svg"><text>${text}</text></svg>`)
    expect(findLeaksInFile(await readSearchableFile(`${folder}/a.svg`), ['12,800', '£1,999', '£20'])).toEqual([
      '12,800',
      '£1,999',
      '£20',
    ])
  })

  it('finds nothing in a picture without text', async () => {
    await image().png().toFile(`${folder}/b.png`)
    const secrets = Array.from({ length: 999 }, (_, index) => `£${index + 1}`)
    expect(findLeaksInFile(await readSearchableFile(`${folder}/b.png`), secrets)).toEqual([])
  })
})
