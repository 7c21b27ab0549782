/** Lists what is left to do before launch. Exit codes: 0 nothing to replace, 1 values to replace, 2 invalid configuration. */
import { loadEnvironment } from '@/lib/environment'
import { runCommand } from './command'

await runCommand(async () => {
  loadEnvironment()
  const { launchReport } = await import('./launch-report')
  const { toReplace, questions } = launchReport()
  printList('To replace before launch', toReplace)
  printList('Questions for the owner: delete the line of an answered one', questions)
  console.log(toReplace.length > 0 ? 'Not ready to launch: replace the values listed first.' : 'Ready to launch.')
  process.exitCode = toReplace.length === 0 ? 0 : 1
}, 2)

function printList(title: string, lines: readonly string[]): void {
  console.log([`${title} (${lines.length})`, ...lines].join('\n  ') + '\n')
}
