import { readFileSync } from 'node:fs'
import { owner } from '@/content/site'
import { BuildError } from '@/lib/build-error'
import type { Deployment } from '@/lib/deployment'
import { resolvePassword, DEMO_WARNING, isDemoPassword } from '@/lib/gate/password'
import { contentFileNames } from '@/lib/content-modules'

const QUESTION = /\/\/ ASK: (.+)/
const COMMENT = /^\s*(\/\/|\/?\*)/
const PLACEHOLDER = /\bexample\.(com|org|net)\b|\byour-agency\b|\bEnamel & Co\b|\blorem ipsum\b|\b(TODO|TBC|TBD)\b/i
const SAMPLE = /\bsample: true\b/

/** Files in the order in which an owner can answer their questions: the contract, then the service. Others follow. */
const FIRST = ['figures.ts', 'essential.ts', 'premium.ts', 'pricing.ts', 'price-labels.ts', 'offer.ts', 'process.ts']

/** Each line begins with a file and a line number, such as `content/site.ts:5: …`. */
type Report = { toReplace: string[]; questions: string[] }

/**
 * Returns the placeholders, samples and questions in a file of content/.
 * @param source of the file.
 */
export function reportOn(file: string, source: string): Report {
  const report: Report = { toReplace: [], questions: [] }
  source.split('\n').forEach((line, index) => {
    const place = `${file}:${index + 1}`
    const [, question] = QUESTION.exec(line) ?? []
    if (question) report.questions.push(`${place}: ${question}`)
    if (COMMENT.test(line)) return
    if (PLACEHOLDER.test(line) && !isOverridden(line)) report.toReplace.push(`${place}: replace ${line.trim()}`)
    if (SAMPLE.test(line))
      report.toReplace.push(`${place}: replace this sample with what a client has approved, and set sample: false`)
  })
  return report
}

/** Returns whether a line sets the site's URL, and the environment overrides it. */
function isOverridden(line: string): boolean {
  return Boolean(process.env.SITE_URL) && /^\s*url:/.test(line)
}

/** Returns everything that is left to replace or to answer before launch. */
export function launchReport(): Report {
  const files = [...new Set([...FIRST, ...contentFileNames()])].map((name) => `content/${name}`)
  const reports = files.map((file) => reportOn(file, readFileSync(file, 'utf8')))
  return {
    toReplace: [...reports.flatMap(({ toReplace }) => toReplace), ...checkLegal(), ...checkDemoPassword()],
    questions: reports.flatMap(({ questions }) => questions),
  }
}

/** @throws BuildError when the password is weak. */
function checkDemoPassword(): string[] {
  if (isDemoPassword()) return [DEMO_WARNING]
  resolvePassword()
  return []
}

/** Returns a sentence for each value of `owner` that the law requires and that is not set. */
function checkLegal({ company, privacyNotice } = owner): string[] {
  return [
    ...(company ? [] : ['content/site.ts: set owner.company: the law requires the registered details of a company']),
    ...(privacyNotice ? [] : ['content/site.ts: set owner.privacyNotice: the law requires a privacy notice']),
  ]
}

/**
 * Stops a production build while anything is left to replace. Questions do not stop it.
 * @throws BuildError with the list.
 */
export function assertPublishable({ toReplace }: Report, deployment: Deployment): void {
  if (deployment !== 'production' || toReplace.length === 0) return
  throw new BuildError(
    [
      `A production build does not publish placeholders, samples or the demo password. To replace (${toReplace.length}):`,
      ...toReplace.map((line) => `  ${line}`),
      'CONTRIBUTING.md, Launch, says how. Previews and local builds do not need it.',
    ].join('\n'),
  )
}

/** Returns a sentence about the placeholders that this build shows. */
export function describePlaceholders({ toReplace }: Report, deployment: Deployment): string {
  if (toReplace.length === 0) return 'Nothing is left to replace before a production build.'
  return `This ${deployment} build shows placeholders and samples. A production build stops at them. To replace: ${toReplace.length}, listed by npm run launch-check.`
}
