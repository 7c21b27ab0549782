import { spawnSync } from 'node:child_process'
import { demoPassword } from '@/build/gate-password'
import { implantStudy, testimonials } from '@/content/website'
import { createLaunchReport, findPlaceholders, findSamples, listQuestions } from './launch-report'

const reportWith = (environment: Record<string, string>) => {
  jest.replaceProperty(process, 'env', { ...process.env, ...environment })
  return createLaunchReport()
}
afterEach(() => jest.restoreAllMocks())

test('finds placeholders that are a whole text or a part of one', () => {
  expect(findPlaceholders({ 'site.ts': { site: { name: 'Harbour & Vale', email: 'hello@example.com' } } })).toEqual([
    expect.stringMatching(/^content\/site\.ts(:\d+)?: site\.email is "hello@example\.com": replace it$/),
  ])
  expect(findPlaceholders({ 'faq.ts': { title: 'Ask team@example.com', lead: 'Ask us' } })).toHaveLength(1)
})

test('lists testimonials and case studies unless they set sample: false', () => {
  const [quote] = testimonials.items
  const found = (sample: boolean) => findSamples([{ ...quote, sample }], [{ ...implantStudy, sample }])
  expect(found(true)).toEqual([
    expect.stringMatching(/^content\/website\.ts:\d+: the testimonial by /),
    expect.stringMatching(/^content\/website\.ts:\d+: the case study of /),
  ])
  expect(found(false)).toEqual([])
})

test('requires a domain and a password of your own', async () => {
  const { toReplace } = await reportWith({
    SITE_URL: 'https://www.harbourandvale.co.uk',
    PRICING_PASSWORD: 'five-calm-herons-cross-slow-rivers',
  })
  expect(toReplace.join()).not.toContain('site.url')
  expect(toReplace.join()).not.toContain('/pricing is encrypted')
  const demo = await reportWith({ PRICING_PASSWORD: demoPassword() })
  expect(demo.toReplace.join()).toContain('/pricing is encrypted with the public demo password')
})

test('lists a question until its line is deleted, also when the text that it is about was edited', () => {
  const list = '- `content/faq.ts` `export const faq` Is it?\n- `content/faq.ts` `no such text` Is it?'
  expect(listQuestions(list)).toEqual([
    expect.stringMatching(/^content\/faq\.ts:\d+: Is it\?$/),
    'content/faq.ts: Is it?',
  ])
})

test('prints the values to replace and exits with 1 while there are any', async () => {
  const command = ['--import', 'tsx', '--conditions=react-server', 'tools/launch-check.ts']
  const { status, stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  const { toReplace } = await createLaunchReport()
  for (const line of toReplace) expect(stdout).toContain(line)
  expect(status).toBe(toReplace.length === 0 ? 0 : 1)
}, 30_000)
