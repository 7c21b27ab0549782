import '@/build/load-env'
import { launchReport } from '@/tools/launch-report'

/** Lists what is left to do before the site goes live, and ends with exit code 1 while a stand-in is left. */
try {
  const { standIns, questions, fine } = await launchReport()
  const sections = [
    [`To replace before launch (${standIns.length})`, ...standIns],
    [`Questions to the owner (${questions.length})`, ...questions],
    [`Fine (${fine.length})`, ...fine.map((line) => `✓ ${line}`)],
  ].filter(([, ...lines]) => lines.length > 0)
  console.log([...sections.map((lines) => lines.join('\n  ')), verdict(standIns.length, questions.length)].join('\n\n'))
  process.exitCode = standIns.length === 0 ? 0 : 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}

function verdict(standIns: number, questions: number): string {
  if (standIns > 0) return `Not ready to launch: ${standIns} left to replace.`
  return questions > 0 ? 'Ready to launch, once the owner has answered the questions above.' : 'Ready to launch.'
}
