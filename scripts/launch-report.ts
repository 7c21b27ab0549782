import { readFileSync } from 'node:fs'
import { owner } from '@/content/site'
import { BuildError } from '@/lib/build-error'
import { contentFileNames } from '@/lib/content-modules'
import { DEMO_PASSWORD, findPasswordFault, resolvePassword } from '@/lib/gate/password'
import { isPublicBuild } from '@/lib/public-build'

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
    const isOverridden = Boolean(process.env.SITE_URL) && /^\s*url:/.test(line)
    if (PLACEHOLDER.test(line) && !isOverridden) report.toReplace.push(`${place}: replace ${line.trim()}`)
    if (SAMPLE.test(line))
      report.toReplace.push(
        `${place}: replace this sample with text that a client has approved, then set sample: false`,
      )
  })
  return report
}

/** Returns everything that is left to replace or to answer before launch. Call `loadEnvironment` before. */
export function launchReport(): Report {
  const files = [...new Set([...FIRST, ...contentFileNames()])].map((name) => `content/${name}`)
  const reports = files.map((file) => reportOn(file, readFileSync(file, 'utf8')))
  return {
    toReplace: [
      ...reports.flatMap(({ toReplace }) => toReplace),
      ...(owner.company
        ? []
        : ['content/site.ts: set owner.company: the law requires the registered details of a company']),
      ...(owner.privacyNotice ? [] : ['content/site.ts: set owner.privacyNotice: the law requires a privacy notice']),
      ...[findPasswordFault() ?? []].flat(),
    ],
    questions: reports.flatMap(({ questions }) => questions),
  }
}

/**
 * Stops a public build while anything is left to replace. Questions do not stop it.
 * @returns a sentence about what this build may show.
 * @throws BuildError with the list, or when PRICING_PASSWORD is not a generated password.
 */
export function assertPublishable(): string {
  const { toReplace } = launchReport()
  if (!isPublicBuild()) {
    const demo = resolvePassword() === DEMO_PASSWORD ? ` “${DEMO_PASSWORD}” opens /pricing.` : ''
    return `This build is a draft: do not publish it. Values to replace before launch: ${toReplace.length} (npm run launch-check).${demo}`
  }
  if (toReplace.length === 0) return 'Nothing is left to replace: this build may be published.'
  throw new BuildError(
    [
      `A public build does not contain placeholders, samples or the demo password. To replace (${toReplace.length}):`,
      ...toReplace.map((line) => `  ${line}`),
      'To build a draft for a preview, set the environment variable DRAFT=true.',
    ].join('\n'),
  )
}
