import { readFileSync } from 'node:fs'
import { contentIssues, contentModules, textsOf } from '@/build/content-issues'
import { checkPricingPassword } from '@/build/gate-password'
import type { CaseStudy, Owner, Testimonial } from '@/content/schema'
import { owner, site } from '@/content/site'
import { caseStudies, testimonials } from '@/content/website'
import { pages } from '@/lib/routes'
import { siteUrl } from '@/lib/seo/site-url'

/** What shows that a text is not the owner's own. */
const STAND_IN = /\bexample\.(com|org|net)\b|\byour-agency\b|\bEnamel & Co\b|\blorem ipsum\b|\b(TODO|TBC|TBD)\b/i

const WHEN_UNSET: Record<keyof Owner, string> = {
  founder: "what are the founder's name and role, to sign the letter?",
  photograph: 'is there a photograph of the founder to stand beside the letter?',
  discoveryCall: 'how long is the discovery call, and is it by phone or by video?',
  privacyNotice: 'where is the privacy notice, which the law asks for?',
  company: "what are the company's registered details, which the law asks for?",
  askBeforeCalendar: 'should visitors be asked before the scheduling calendar loads, because it sets cookies?',
  measurement: 'is it to be counted which page and which campaign book calls?',
}

/**
 * What is left to do before launch, in lines that begin with the place to edit, such as `content/site.ts:5: …`, and
 * what is ready. Only the owner can answer the questions; they do not hold up the launch.
 * @throws Error in one sentence when SITE_URL or PRICING_PASSWORD cannot be built with.
 */
export async function launchReport() {
  const checks: [found: string[], fine: string][] = [
    [domainWarnings(), `the domain is ${process.env.SITE_URL ?? site.url}`],
    [standIns(await contentModules()), 'no text is a stand-in'],
    [samples(testimonials.items, caseStudies.items), 'every testimonial and case study is from a client'],
    [checkPricingPassword().warnings, '/pricing is sealed with a password of your own'],
    [await contentIssues(), 'every content file is complete and consistent'],
  ]
  return {
    standIns: checks.flatMap(([found]) => found),
    questions: [...unsetEntries(), ...openQuestions(readFileSync('tools/questions.md', 'utf8'))],
    fine: [
      ...checks.filter(([found]) => found.length === 0).map(([, fine]) => fine),
      `search engines are shown ${paths(true)} and asked to leave out ${paths(false)}`,
    ],
  }
}

/** SITE_URL takes the place of the domain in content/site.ts. */
function domainWarnings(): string[] {
  const url = siteUrl()
  return STAND_IN.test(url) ? [`${placeOf('content/site.ts', 'url:')}: site.url is still "${url}": write your own`] : []
}

/**
 * The texts but the domain that are still those of the template.
 * @param modules of content/, by file name.
 */
export function standIns(modules: Record<string, object>): string[] {
  return Object.entries(modules).flatMap(([name, module]) =>
    textsOf(module)
      .filter(({ path, text }) => STAND_IN.test(text) && path !== 'site.url')
      .map(({ path, text }) => `${placeOf(`content/${name}`, text)}: ${path} is still "${text}": write your own`),
  )
}

/** The testimonials and case studies that are samples. */
export function samples(quotes: readonly Testimonial[], studies: readonly CaseStudy[]): string[] {
  const quoted = quotes.map(({ sample, quote, person, practice }) => {
    const todo = `the testimonial of "${person}, ${practice}" is a sample: use words that a client has approved`
    return { sample, text: quote, todo }
  })
  const claimed = studies.map(({ sample, client, location }) => {
    const todo = `the case study of "${client}, ${location}" names no client: say who and where`
    return { sample, text: client, todo }
  })
  return [...quoted, ...claimed]
    .filter(({ sample }) => sample)
    .map(({ text, todo }) => `${placeOf('content/website.ts', text)}: ${todo}, and set sample: false`)
}

/**
 * The questions whose text stands in its file.
 * @param list lines such as "- `content/faq.ts` `items:` do you stand behind each answer?".
 */
export function openQuestions(list: string): string[] {
  return [...list.matchAll(/^- `(.+?)` `(.+?)` (.+)$/gm)].flatMap(([, file = '', text = '', question]) => {
    const place = placeOf(file, text)
    return place === file ? [] : [`${place}: ${question}`]
  })
}

/** A question about each entry of `owner` that is not set. */
function unsetEntries(): string[] {
  const place = placeOf('content/site.ts', 'const owner')
  return (Object.keys(WHEN_UNSET) as (keyof Owner)[])
    .filter((key) => owner[key] === undefined)
    .map((key) => `${place}: owner.${key} is not set: ${WHEN_UNSET[key]}`)
}

function paths(indexed: boolean): string {
  const rows = pages.filter(({ robots }) => (robots === 'index') === indexed)
  return rows.map(({ path }) => path).join(', ')
}

/** @returns a file with the first line that holds the text, such as `content/site.ts:5`; without one, the file. */
function placeOf(file: string, text: string): string {
  const index = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text))
  return index < 0 ? file : `${file}:${index + 1}`
}
