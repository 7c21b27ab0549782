import { runCommand } from '@/build/command'
import { loadEnvironment } from '@/lib/environment'

// Exit codes: 0 nothing to replace, 1 values left to replace, 2 invalid configuration.
await runCommand(async () => {
  loadEnvironment()
  const { createLaunchReport } = await import('@/tools/launch-report')
  const { domain, toReplace, questions, optional } = await createLaunchReport()
  const sections = {
    'To replace before launch': toReplace,
    'Questions for the owner': questions,
    'Optional entries that are not set': optional,
  }
  for (const [title, lines] of Object.entries(sections))
    console.log([`${title} (${lines.length})`, ...lines].join('\n  ') + '\n')
  if (toReplace.length > 0) console.log(`Not ready to launch: replace the ${toReplace.length} values listed first.`)
  else if (questions.length > 0)
    console.log(
      `Nothing is left to replace. ${questions.length} questions are open: delete the entry of each one in tools/questions.ts once it is answered.`,
    )
  else console.log(`Ready to launch at ${domain}.`)
  process.exitCode = toReplace.length === 0 ? 0 : 1
}, 2)
