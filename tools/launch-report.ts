import { readFileSync } from 'node:fs'
import { contentIssues, contentModules, leavesOf } from '@/build/content-issues'
import { checkPricingPassword } from '@/build/gate-password'
import type { CaseStudy, Owner, Testimonial } from '@/content/schema'
import { owner } from '@/content/site'
import { caseStudies, testimonials } from '@/content/website'
import { siteUrl } from '@/lib/seo/site-url'

const PLACEHOLDER = /\bexample\.(com|org|net)\b|\byour-agency\b|\bEnamel & Co\b|\blorem ipsum\b|\b(TODO|TBC|TBD)\b/i

const QUESTIONS: Partial<Record<keyof Owner, string>> = {
  founder: 'What are the name and role of the founder, who signs the letter?',
  photograph: 'Do you have a photograph of the founder to show next to the letter?',
  discoveryCall: 'How long is the discovery call, and is it by phone or by video?',
  privacyNotice: 'Where is your privacy notice? The law requires one.',
  company: 'What are the company’s registered details? The law requires them.',
  measurement: 'Do you want to track which pages and campaigns lead to bookings?',
}

/** Lines of `toReplace` and `questions` begin with the place to edit, such as `content/site.ts:5: …`. */
export async function createLaunchReport() {
  return {
    domain: siteUrl(),
    toReplace: [
      ...findPlaceholders(await contentModules()),
      ...findSamples(testimonials.items, caseStudies.items),
      ...checkPricingPassword().warnings,
      ...(await contentIssues()),
    ],
    questions: [...listUnsetEntries(), ...listQuestions(readFileSync('tools/questions.md', 'utf8'))],
  }
}

/** Finds placeholders in these exports of content/. SITE_URL replaces `site.url`. */
export function findPlaceholders(modules: Record<string, object>): string[] {
  return Object.entries(modules).flatMap(([name, module]) =>
    leavesOf(module)
      .filter(({ path, value }) => PLACEHOLDER.test(`${value}`) && !(process.env.SITE_URL && path === 'site.url'))
      .map(({ path, value }) => `${locate(`content/${name}`, `${value}`)}: ${path} is "${value}": replace it`),
  )
}

export function findSamples(quotes: readonly Testimonial[], studies: readonly CaseStudy[]): string[] {
  const ofQuotes = quotes.map(({ sample, quote, person, practice }) => {
    const todo = `the testimonial by "${person}, ${practice}" is a sample: quote words that a client has approved`
    return { sample, text: quote, todo }
  })
  const ofStudies = studies.map(({ sample, client, location }) => {
    const todo = `the case study of "${client}, ${location}" is a sample: name the client and the location`
    return { sample, text: client, todo }
  })
  return [...ofQuotes, ...ofStudies]
    .filter(({ sample }) => sample)
    .map(({ text, todo }) => `${locate('content/website.ts', text)}: ${todo}, and set sample: false`)
}

/**
 * Returns the questions with the places that they are about; a place has no line if its text is no longer in the file.
 * @param list lines such as "- `content/faq.ts` `items:` Do you agree with each answer?".
 */
export function listQuestions(list: string): string[] {
  const questions = [...list.matchAll(/^- `(.+?)` `(.+?)` (.+)$/gm)]
  return questions.map(([, file = '', text = '', question]) => `${locate(file, text)}: ${question}`)
}

function listUnsetEntries(): string[] {
  const place = locate('content/site.ts', 'const owner')
  return Object.entries(QUESTIONS)
    .filter(([key]) => owner[key as keyof Owner] === undefined)
    .map(([key, question]) => `${place}: owner.${key} is not set: ${question}`)
}

/** @returns the file and the first line that contains the text, such as `content/site.ts:5`; only the file if none does. */
function locate(file: string, text: string): string {
  const index = readFileSync(file, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text))
  return index < 0 ? file : `${file}:${index + 1}`
}
