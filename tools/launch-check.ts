import '@/build/load-env'
import { parseArgs } from 'node:util'
import { launchReport, type LaunchReport } from '@/tools/launch-report'

const HELP = `npm run launch-check            lists what is left to do before the site goes live
npm run -s launch-check -- --json   the same as JSON, for CI
Ends with exit code 1 while a stand-in is left.`

function text({ standIns, questions, fine }: LaunchReport): string {
  const sections = [
    [`To replace before launch (${standIns.length})`, ...standIns],
    [`Questions to the owner (${questions.length})`, ...questions],
    [`Fine (${fine.length})`, ...fine.map((line) => `✓ ${line}`)],
  ]
  return [
    ...sections.filter(([, ...lines]) => lines.length > 0).map((lines) => lines.join('\n  ')),
    verdict(standIns.length, questions.length),
  ].join('\n\n')
}

function verdict(standIns: number, questions: number): string {
  if (standIns > 0) return `Not ready to launch: ${standIns} left to replace.`
  return questions > 0 ? 'Ready to launch, once the owner has answered the questions above.' : 'Ready to launch.'
}

try {
  const { values } = parseArgs({ options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } })
  if (values.help) console.log(HELP)
  else {
    const report = await launchReport()
    const ready = report.standIns.length === 0
    console.log(values.json ? JSON.stringify({ ready, ...report }, null, 2) : text(report))
    process.exitCode = ready ? 0 : 1
  }
} catch (error) {
  console.error(`${(error as Error).message.replace(/\.?$/, '.')} npm run launch-check -- --help shows the options.`)
  process.exitCode = 2
}
