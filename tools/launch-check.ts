import '@/build/load-env'
import { parseArgs } from 'node:util'
import { launchReport, type LaunchReport } from '@/tools/launch/report'

const HELP = `npm run launch-check            lists what is left to do before the site goes live
npm run -s launch-check -- --json   the same as JSON, for CI
Ends with exit code 1 while a stand-in is left.`

const sections = [
  ['standIns', 'To replace before launch'],
  ['questions', 'Questions to the owner'],
] as const

function text(report: LaunchReport): string {
  const lists = sections
    .filter(([name]) => report[name].length > 0)
    .map(([name, title]) => {
      const rows = report[name].map(({ file, line, text }) => ({ place: `${file}:${line}`, text }))
      const width = Math.max(...rows.map(({ place }) => place.length)) + 2
      return [`${title} (${rows.length})`, ...rows.map(({ place, text }) => `  ${place.padEnd(width)}${text}`)].join(
        '\n',
      )
    })
  const fine = [`Fine (${report.fine.length})`, ...report.fine.map((line) => `  ✓ ${line}`)].join('\n')
  return [...lists, fine, verdict(report)].join('\n\n')
}

function verdict({ standIns, questions }: LaunchReport): string {
  if (standIns.length > 0) return `Not ready to launch: ${standIns.length} left to replace.`
  return questions.length > 0 ? 'Ready to launch, once the owner has answered the questions above.' : 'Ready to launch.'
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
