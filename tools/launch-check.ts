import '@/build/load-env'
import { createLaunchReport } from '@/tools/launch-report'

// Exit codes: 0 ready, 1 values left to replace, 2 invalid configuration.
try {
  const { toReplace, questions, passed } = await createLaunchReport()
  const sections = [
    [`To replace before launch (${toReplace.length})`, ...toReplace],
    [`Questions for the owner (${questions.length})`, ...questions],
    [`Passed (${passed.length})`, ...passed.map((line) => `✓ ${line}`)],
  ].filter(([, ...lines]) => lines.length > 0)
  console.log(
    [...sections.map((lines) => lines.join('\n  ')), verdict(toReplace.length, questions.length)].join('\n\n'),
  )
  process.exitCode = toReplace.length === 0 ? 0 : 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}

function verdict(toReplace: number, questions: number): string {
  if (toReplace > 0) return `Not ready to launch: replace the ${toReplace} values listed first.`
  return questions > 0 ? 'Ready to launch. The questions above are still open.' : 'Ready to launch.'
}
