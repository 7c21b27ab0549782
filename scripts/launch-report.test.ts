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

test('accepts the placeholder of the URL if SITE_URL overrides it', () => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'https://clinic.co.uk' })
  expect(toReplaceIn('content/site.ts', SOURCE).join()).not.toContain('url:')
})
