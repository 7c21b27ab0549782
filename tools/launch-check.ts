import '@/build/load-env'
import { runCommand } from '@/build/command'

// Exit codes: 0 ready, 1 values left to replace, 2 invalid configuration.
await runCommand(async () => {
  const { createLaunchReport } = await import('@/tools/launch-report')
  const { domain, toReplace, questions } = await createLaunchReport()
  const sections = { 'To replace before launch': toReplace, 'Questions for the owner': questions }
  for (const [title, lines] of Object.entries(sections))
    console.log([`${title} (${lines.length})`, ...lines].join('\n  ') + '\n')
  console.log(
    toReplace.length > 0
      ? `Not ready to launch: replace the ${toReplace.length} values listed first.`
      : `Ready to launch at ${domain}.`,
  )
  process.exitCode = toReplace.length === 0 ? 0 : 1
}, 2)
