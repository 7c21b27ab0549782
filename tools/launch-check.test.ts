import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { demoPassword } from '@/build/gate-password'
import { site } from '@/content/site'
import { caseStudies, testimonials } from '@/content/website'
import { launchReport, openQuestions, samples, standIns } from './launch-report'

const questions = readFileSync('tools/questions.md', 'utf8')
const own = 'https://www.harbourandvale.co.uk'

const reportWith = (environment: Record<string, string>) => {
  jest.replaceProperty(process, 'env', { ...process.env, ...environment })
  return launchReport()
}
afterEach(() => jest.restoreAllMocks())

test('a text that is a stand-in, whole or in part, is named with its line', () => {
  expect(standIns({ 'site.ts': { site: { name: 'Harbour & Vale', email: site.email } } })).toEqual([
    `content/site.ts:6: site.email is still "${site.email}": write your own`,
  ])
  expect(standIns({ 'faq.ts': { faq: { title: 'Ask team@example.com', lead: 'Ask us' } } })).toHaveLength(1)
})

test('samples are named until they say sample: false', () => {
  const [quote] = testimonials.items
  const [study] = caseStudies.items
  const named = (sample: boolean) => samples([{ ...quote, sample }], [{ ...study, sample }])
  expect(named(true)).toEqual([
    expect.stringMatching(/^content\/website\.ts:\d+: the testimonial of /),
    expect.stringMatching(/^content\/website\.ts:\d+: the case study of /),
  ])
  expect(named(false)).toEqual([])
})

test('SITE_URL counts as the domain, and must be one', async () => {
  expect((await reportWith({ SITE_URL: own })).fine).toContain(`the domain is ${own}`)
  await expect(reportWith({ SITE_URL: 'http://clinic.co.uk' })).rejects.toThrow('which is not https')
})

test('the demo password must go, and one of your own is fine', async () => {
  const demo = await reportWith({ PRICING_PASSWORD: demoPassword() })
  expect(demo.standIns.join()).toContain('PRICING_PASSWORD is not set: /pricing is sealed with the demo password')
  const { fine } = await reportWith({ PRICING_PASSWORD: 'five-calm-herons-cross-slow-rivers' })
  expect(fine).toContain('/pricing is sealed with a password of your own')
})

test('a question is put for as long as its text stands in its file', () => {
  expect(
    openQuestions('- `content/faq.ts` `export const faq` is it?\n- `content/faq.ts` `no such text` is it?'),
  ).toEqual([expect.stringMatching(/^content\/faq\.ts:\d+: is it\?$/)])
})

test('every question of the list is put: an answered one is deleted from it', () => {
  const listed = questions.split('\n').filter((line) => line.startsWith('- '))
  expect(listed.filter((line) => openQuestions(line).length === 0)).toEqual([])
  expect(listed.length).toBeGreaterThan(0)
})

test('the command lists them, and fails while a stand-in is left', async () => {
  const command = ['tsx', '--conditions=react-server', 'tools/launch-check.ts']
  const { status, stdout } = spawnSync('npx', command, { encoding: 'utf8' })
  const { standIns: left } = await launchReport()
  for (const line of left) expect(stdout).toContain(line)
  expect(status).toBe(left.length === 0 ? 0 : 1)
})
