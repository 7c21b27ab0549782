import { readFileSync } from 'node:fs'
import { contentIssues } from '@/build/content/issues'
import { contentModules, leavesOf, type Modules } from '@/build/content/modules'
import { syntaxIssue } from '@/build/content/syntax'
import { publicPathOf } from '@/build/public-files'
import { packages, pricing } from '@/content/pricing'
import { scale } from '@/content/scale'
import { owner, site } from '@/content/site'
import type { CaseStudy, Owner, Testimonial } from '@/content/types'
import { caseStudies, testimonials } from '@/content/website'
import { BuildError } from '@/lib/build-error'
import { homeProof } from '@/lib/case-study'
import { checkPassword, DEMO_PASSWORD, DEMO_WARNING } from '@/lib/gate/password'
import { pageRoutes } from '@/lib/routes'
import { siteUrl } from '@/lib/seo/site-url'
import type { Content, Question } from './questions'

const PLACEHOLDER = /\bexample\.(com|org|net)\b|\byour-agency\b|\bEnamel & Co\b|\blorem ipsum\b|\b(TODO|TBC|TBD)\b/i

/** Entries of `owner` that the law requires. */
const REQUIRED: Partial<Record<keyof Owner, string>> = {
  privacyNotice: 'the law requires a privacy notice: set its URL, or the path of a file in public/',
  company: 'the law requires the registered details of a company on its website',
}

const OPTIONAL: Partial<Record<keyof Owner, string>> = {
  founder: 'What are the name and role of the founder, who signs the letter?',
  photograph: 'Do you have a photograph of the founder to show next to the letter?',
  discoveryCall: 'How long is the discovery call, and is it by phone or by video?',
  phone: 'May clinics call you, and at which number?',
  measurement: 'Do you want to track which pages and campaigns lead to bookings?',
  verification: 'Do you use Google Search Console or Bing Webmaster Tools? They verify the site with a meta tag.',
}

const QUESTIONS_FILE = 'tools/questions.ts'

/**
 * Lines of `toReplace`, `questions` and `optional` begin with the place to edit, such as `content/site.ts:5: …`.
 * @throws BuildError when tools/questions.ts has a syntax error.
 */
export async function createLaunchReport() {
  const modules = await contentModules()
  return {
    domain: siteUrl(),
    toReplace: [
      ...findPlaceholders(modules),
      ...listUnset(REQUIRED),
      ...findBrokenLinks(modules),
      ...findSamples(testimonials.items, caseStudies.items),
      ...(checkPassword() === DEMO_PASSWORD ? [DEMO_WARNING] : []),
      ...(await contentIssues()),
    ],
    questions: listQuestions(await loadQuestions(), { site, owner, packages, pricing, caseStudies, testimonials }),
    optional: listUnset(OPTIONAL),
  }
}

/** Finds placeholders in these exports of content/. SITE_URL replaces `site.url`. */
export function findPlaceholders(modules: Modules): string[] {
  const isReplaced = (path: string) => path === 'site.url' && Boolean(process.env.SITE_URL)
  return textsOf(modules)
    .filter(({ path, text }) => PLACEHOLDER.test(text) && !isReplaced(path))
    .map(({ file, path, text }) => `${locate(file, text)}: ${path} is "${text}": replace it`)
}

/** Returns the texts and numbers of the content as texts, each with its file and path. */
function textsOf(modules: Modules) {
  return Object.entries(modules).flatMap(([name, module]) =>
    leavesOf(module).map(({ path, key, value }) => ({ file: `content/${name}`, path, key, text: String(value) })),
  )
}

/** Finds quotes and case studies that are samples, with the pages that show a study. */
export function findSamples(quotes: readonly Testimonial[], studies: readonly CaseStudy[]): string[] {
  const ofQuotes = quotes.map(({ sample, quote, person, practice }) => {
    const todo = `the testimonial by "${person}, ${practice}" is a sample: quote words that a client has approved`
    return { sample, text: quote, todo }
  })
  const ofStudies = studies.map(({ id, sample, client, location }) => {
    const pages = pagesWithStudy(id).join(', ')
    const todo = `the case study of "${client}, ${location}" on ${pages} is a sample: name the client and the location`
    return { sample, text: client, todo }
  })
  return [...ofQuotes, ...ofStudies]
    .filter(({ sample }) => sample)
    .map(({ text, todo }) => `${locate('content/website.ts', text)}: ${todo}, and set sample: false`)
}

function pagesWithStudy(id: string | undefined): string[] {
  const pages = ['/website']
  if (id === undefined) return pages
  if (id === homeProof?.study) pages.push('the home page')
  if (id === scale.proof.study) pages.push('/scale')
  return pages
}

/**
 * Finds URLs and paths of this site that lead to no page and no file in public/.
 * @param modules exports of content/.
 */
export function findBrokenLinks(modules: Modules): string[] {
  return textsOf(modules).flatMap(({ file, path, key, text }) => {
    const target = ownPath(key, text)
    if (!target || pageRoutes.some((page) => page.path === target) || publicPathOf(target)) return []
    return [`${locate(file, text)}: ${path} is "${text}": put this file into public/`]
  })
}

/** Returns the path of a URL of this site, or of a file that the privacy notice names; undefined for other values. */
function ownPath(key: string, text: string): string | undefined {
  if (key === 'privacyNotice' && text.startsWith('/')) return text
  if (key === 'url' || !URL.canParse(text)) return undefined
  const { origin, pathname } = new URL(text)
  return origin === siteUrl() ? decodeURIComponent(pathname) : undefined
}

async function loadQuestions(): Promise<readonly Question[]> {
  const issue = syntaxIssue(QUESTIONS_FILE, readFileSync(QUESTIONS_FILE, 'utf8'))
  if (issue) throw new BuildError(issue)
  const { questions } = await import('./questions')
  return questions
}

/** Returns the open questions with the lines that they are about, or with a note if an edit has removed that line. */
export function listQuestions(entries: readonly Question[], content: Content): string[] {
  return entries
    .filter(({ isOpen }) => isOpen === undefined || isOpen(content))
    .map(({ file, anchor, question }) => {
      const place = locate(file, ...anchor)
      if (place !== file) return `${place}: ${question}`
      const texts = anchor.map((text) => `“${text}”`).join(', then ')
      return `${locate(QUESTIONS_FILE, question)}: ${file} no longer contains ${texts}: correct the anchor there, or delete the question “${question}”`
    })
}

function listUnset(entries: Partial<Record<keyof Owner, string>>): string[] {
  const place = locate('content/site.ts', 'const owner')
  return Object.entries(entries)
    .filter(([key]) => owner[key as keyof Owner] === undefined)
    .map(([key, text]) => `${place}: owner.${key} is not set: ${text}`)
}

/**
 * Returns the file and the line of a text, such as `content/site.ts:5`; only the file if it does not contain the text.
 * @param texts each is searched after the one before it; the line is that of the last one.
 */
function locate(file: string, ...texts: string[]): string {
  const source = readFileSync(file, 'utf8')
  let index = -1
  let end = 0
  for (const text of texts) {
    index = source.indexOf(text, end)
    if (index < 0) return file
    end = index + text.length
  }
  return `${file}:${source.slice(0, index).split('\n').length}`
}
