import { reportOn } from './launch-report'

afterEach(() => jest.restoreAllMocks())

const SOURCE = `
/** The agency’s address, such as hello@example.com. */
export const site = {
  // ASK: Is this the right name?
  name: 'Enamel & Co.',
  url: 'https://www.example.com',
  // email: 'hello@example.com',
  items: [{ sample: false }, {
    sample: true,
  }, { quote: 'Thanks.', sample: true }],
  price: 300, // ASK: Is it right?
}`

test('lists questions, placeholders and samples with their lines, but not in comments', () => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: undefined })
  expect(reportOn('content/site.ts', SOURCE)).toEqual({
    questions: ['content/site.ts:4: Is this the right name?', 'content/site.ts:11: Is it right?'],
    toReplace: [
      "content/site.ts:5: replace name: 'Enamel & Co.',",
      "content/site.ts:6: replace url: 'https://www.example.com',",
      ...[9, 10].map((line) =>
        expect.stringMatching(
          new RegExp(`^content/site\\.ts:${line}: replace this sample with .+, then set sample: false$`),
        ),
      ),
    ],
  })
})

test('accepts the placeholder of the URL if SITE_URL overrides it', () => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'https://clinic.co.uk' })
  expect(reportOn('content/site.ts', SOURCE).toReplace.join()).not.toContain('url:')
})
