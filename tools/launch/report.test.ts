import { readFileSync } from 'node:fs'
import { packages } from '@/content/pricing'
import { site } from '@/content/site'
import { caseStudies, testimonials } from '@/content/website'
import { checkPricingPassword, demoPassword } from '@/build/gate-password'
import { formatPounds, totalOf } from '@/lib/prices/money'
import { openQuestions } from './open-questions'
import { passwordFindings } from './password'
import { launchReport } from './report'
import { caseStudyFindings, testimonialFindings } from './samples'
import { leftoverFindings, siteFindings } from './stand-ins'

const own = {
  name: 'Harbour & Vale',
  email: 'hello@harbourandvale.co.uk',
  url: 'https://www.harbourandvale.co.uk',
  scheduling: {
    discovery: 'https://calendly.com/harbour/discovery',
    strategy: 'https://calendly.com/harbour/strategy',
  },
  profile: 'https://www.linkedin.com/company/harbour',
  copyrightYear: 2025,
}
const lineAt = ({ file, line }: { file: string; line: number }) => readFileSync(file, 'utf8').split('\n')[line - 1]

test('a site of its own is fine', () => {
  const { standIns, fine } = siteFindings(own)
  expect(standIns).toEqual([])
  expect(fine).toContain("the site's domain is https://www.harbourandvale.co.uk")
})

test('one value left over is named with its line', () => {
  const [found, ...others] = siteFindings({ ...own, email: 'hello@example.com' }).standIns
  expect(others).toEqual([])
  expect(found?.text).toBe('the agency\'s email address is still "hello@example.com": write your own')
  expect(lineAt(found!)).toContain('email:')
})

test('a stand-in that was changed only in part is found', () => {
  expect(siteFindings({ ...own, email: 'team@example.com' }).standIns).toHaveLength(1)
})

test('a stand-in in any other file is found', () => {
  const questions = 'Ask team@example.com'
  expect(leftoverFindings({ 'site.ts': { site }, 'faq.ts': { faq: { title: questions } } }).standIns).toEqual([
    expect.objectContaining({
      file: 'content/faq.ts',
      text: `faq.title still says "${questions}": write the final text`,
    }),
  ])
  expect(leftoverFindings({ 'faq.ts': { faq: { title: 'Questions' } } }).standIns).toEqual([])
})

test('a question is asked on the line that it is about, for as long as that is there', () => {
  const question = { file: 'content/faq.ts', text: 'export const faq', question: 'do you stand behind it?' } as const
  const [asked] = openQuestions([question]).slice(-1)
  expect(lineAt(asked!)).toContain(question.text)
  expect(openQuestions([{ ...question, text: 'export const answers' }])).not.toContainEqual(
    expect.objectContaining({ text: question.question }),
  )
})

test('samples are found until they say sample: false', () => {
  const [quote] = testimonials.items
  const [study] = caseStudies.items
  expect(
    testimonialFindings([
      { ...quote, sample: false },
      { ...quote, sample: true },
    ]).standIns,
  ).toHaveLength(1)
  expect(testimonialFindings([{ ...quote, sample: false }]).fine).toEqual(['1 of 1 testimonials are from clients'])
  expect(caseStudyFindings([{ ...study, sample: true }]).standIns.map(lineAt)).toEqual([
    expect.stringContaining('sample:'),
  ])
  expect(caseStudyFindings([{ ...study, sample: false }]).standIns).toEqual([])
})

test('the stated total of Premium and every page without specified content are put to the owner', async () => {
  const { questions } = await launchReport()
  const { core, premium } = packages
  const agrees = totalOf([...core.items, ...premium.items]) === premium.totalValue
  const totals = questions.filter((question) => lineAt(question)?.includes('totalValue:'))
  expect(totals).toEqual(
    agrees ? [] : [expect.objectContaining({ text: expect.stringContaining(formatPounds(premium.totalValue)) })],
  )
  for (const path of ['/process', '/pricing', '/offer', '/scale', '/qualify']) {
    expect(questions.filter(({ text }) => text.includes(path))).not.toEqual([])
  }
})

test('SITE_URL counts as the domain', async () => {
  const unset = process.env.SITE_URL
  process.env.SITE_URL = own.url
  const { fine, standIns } = await launchReport()
  if (unset === undefined) delete process.env.SITE_URL
  else process.env.SITE_URL = unset
  expect(fine).toContain(`the site's domain is ${own.url}`)
  expect(standIns.filter(({ text }) => text.includes('domain'))).toEqual([])
})

test('a stand-in is left while the site bears one', async () => {
  const left = siteFindings(site).standIns
  expect((await launchReport()).standIns).toEqual(expect.arrayContaining(left))
})

test.each([
  ['the demo password', demoPassword(), 'which everybody can read'],
  ['an easy password', 'dentist-2026', 'easily guessed'],
  ['a password that stops the build', 'short', 'at least 8'],
])('%s must go', (_, password, reason) => {
  const [found, ...others] = passwordFindings(() => checkPricingPassword(password)).standIns
  expect(others).toEqual([])
  expect(found?.text).toContain(reason)
  expect(lineAt(found!)).toContain('PRICING_PASSWORD=')
})

test('a password of your own is fine', () => {
  const { standIns, fine } = passwordFindings(() => checkPricingPassword('five-calm-herons-cross-slow-rivers'))
  expect(standIns).toEqual([])
  expect(fine).toHaveLength(1)
})
