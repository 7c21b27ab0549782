/** Lists what is left to do before launch. Exits with 1 while values are left to replace. */
import { loadEnvironment } from '@/lib/environment'
import { runCommand } from './command'

await runCommand(async () => {
  loadEnvironment()
  const { launchReport, QUESTIONS } = await import('./launch-report')
  const { toReplace, openQuestions } = launchReport()
  console.log([`To replace before launch (${toReplace.length})`, ...toReplace].join('\n  ') + '\n')
  console.log(`Open questions for the owner (${openQuestions}): ${QUESTIONS}\n`)
  console.log(toReplace.length > 0 ? 'Not ready to launch: replace the values listed first.' : 'Ready to launch.')
  process.exitCode = toReplace.length === 0 ? 0 : 1
})
