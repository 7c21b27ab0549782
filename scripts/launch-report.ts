import { readFileSync } from 'node:fs'
import { owner } from '@/content/site'
import { BuildError } from '@/lib/build-error'
import { contentFileNames } from '@/lib/content-modules'
import { DEMO_PASSWORD, findPasswordFault, resolvePassword } from '@/lib/gate/password'
import { isPublicBuild } from '@/lib/public-build'

const COMMENT = /^\s*(\/\/|\/?\*)/
const PLACEHOLDER = /\bexample\.(com|org|net)\b|\byour-agency\b|\bEnamel & Co\b|\blorem ipsum\b|\b(TODO|TBC|TBD)\b/i
const SAMPLE = /\bsample: true\b/

/** Where the questions for the owner are. An answered one is ticked. */
export const QUESTIONS = 'docs/questions.md'
const OPEN_QUESTION = /^- \[ \] /gm

/**
 * Returns the placeholders and samples in a file of content/. Each line begins with the file and a line number, such as
 * `content/site.ts:5: …`.
 */
export function toReplaceIn(file: string, source: string): string[] {
  return source.split('\n').flatMap((line, index) => {
    const isOverridden = Boolean(process.env.SITE_URL) && /^\s*url:/.test(line)
    if (COMMENT.test(line) || isOverridden) return []
    const place = `${file}:${index + 1}`
    if (SAMPLE.test(line))
      return `${place}: replace this sample with text that a client has approved, and set sample: false, or remove its entry`
    return PLACEHOLDER.test(line) ? `${place}: replace ${line.trim()}` : []
  })
}

/** Returns what is left to replace before launch, and the number of open questions. Call `loadEnvironment` before. */
export function launchReport() {
  const files = contentFileNames().map((name) => `content/${name}`)
  const missing = [
    !owner.company && 'content/site.ts: set owner.company: the law requires the registered details of a company',
    !owner.privacyNotice && 'content/site.ts: set owner.privacyNotice: the law requires a privacy notice',
    findPasswordFault(),
  ]
  return {
    toReplace: [
      ...files.flatMap((file) => toReplaceIn(file, readFileSync(file, 'utf8'))),
      ...missing.flatMap((finding) => finding || []),
    ],
    openQuestions: readFileSync(QUESTIONS, 'utf8').match(OPEN_QUESTION)?.length ?? 0,
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
