import { readFileSync } from 'node:fs'
import { toReplaceIn } from './launch-report'

afterEach(() => jest.restoreAllMocks())

const SOURCE = `
/** The agency’s address, such as hello@example.com. */
export const site = {
  name: 'Enamel & Co.',
  url: 'https://www.example.com',
  // email: 'hello@example.com',
  items: [{ sample: false }, {
    sample: true,
  }, { quote: 'Thanks.', sample: true }],
}`

test('lists placeholders and samples with their lines, but not in comments', () => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: undefined })
  expect(toReplaceIn('content/site.ts', SOURCE)).toEqual([
    "content/site.ts:4: replace name: 'Enamel & Co.',",
    "content/site.ts:5: replace url: 'https://www.example.com',",
    ...[8, 9].map((line) => expect.stringContaining(`content/site.ts:${line}: replace this sample with `)),
  ])
})

test('lists the examples of content/site.ts whose comment sign was removed', () => {
  const source = readFileSync('content/site.ts', 'utf8').replace(/^  \/\/ (?=\w+: )/gm, '  ')
  const listed = toReplaceIn('content/site.ts', source).join('\n')
  const entries = [...source.slice(source.indexOf('const owner')).matchAll(/^  (\w+): /gm)].map(([, field]) => field)
  expect(entries).toContain('phone')
  // The privacy notice has to exist, and askBeforeCalendar is true or absent.
  for (const field of entries.filter((name) => name !== 'privacyNotice' && name !== 'askBeforeCalendar'))
    expect(listed).toContain(`replace ${field}: `)
})

test('accepts the placeholder of the URL if SITE_URL overrides it', () => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'https://clinic.co.uk' })
  expect(toReplaceIn('content/site.ts', SOURCE).join()).not.toContain('url:')
})
