import { readFileSync } from 'node:fs'
import { owner } from '@/content/site'
import { BuildError } from '@/lib/build-error'
import { contentFileNames } from '@/lib/content-modules'
import { DEMO_PASSWORD, findPasswordFault, resolvePassword } from '@/lib/gate/password'
import { isPublicBuild } from '@/lib/public-build'

const COMMENT = /^\s*(\/\/|\/?\*)/
const PLACEHOLDER = /\bexample\.(com|org|net)\b|\byour-agency\b|\bEnamel & Co\b|\blorem ipsum\b|\b(TODO|TBC|TBD)\b/i
/** Marks the examples in the comments of content/site.ts. */
const EXAMPLE = /\/\/ example$/
const SAMPLE = /\bsample: true\b/

/** Where the questions for the owner are. An answered one is ticked. */
export const QUESTIONS = 'docs/questions.md'
const OPEN_QUESTION = /^- \[ \] /gm

/**
 * Returns the placeholders and samples in a file of content/. Each line begins with the file and a line number, such as
 * `content/site.ts:5: …`.
 * @param source of the file.
 */
export function toReplaceIn(file: string, source: string): string[] {
  return source.split('\n').flatMap((line, index) => {
    if (COMMENT.test(line)) return []
    const place = `${file}:${index + 1}`
    const isOverridden = Boolean(process.env.SITE_URL) && /^\s*url:/.test(line)
    return [
      ...((PLACEHOLDER.test(line) || EXAMPLE.test(line)) && !isOverridden ? [`${place}: replace ${line.trim()}`] : []),
      ...(SAMPLE.test(line)
        ? [
            `${place}: replace this sample with text that a client has approved, and set sample: false, or remove its entry`,
          ]
        : []),
    ]
  })
}

/**
 * Returns everything that is left to replace before launch, and the number of open questions. Call `loadEnvironment` before.
 * @param questions the text of docs/questions.md.
 */
export function launchReport(questions = readFileSync(QUESTIONS, 'utf8')) {
  const files = contentFileNames().map((name) => `content/${name}`)
  return {
    toReplace: [
      ...files.flatMap((file) => toReplaceIn(file, readFileSync(file, 'utf8'))),
      ...(owner.company
        ? []
        : ['content/site.ts: set owner.company: the law requires the registered details of a company']),
      ...(owner.privacyNotice ? [] : ['content/site.ts: set owner.privacyNotice: the law requires a privacy notice']),
      ...[findPasswordFault() ?? []].flat(),
    ],
    openQuestions: questions.match(OPEN_QUESTION)?.length ?? 0,
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
