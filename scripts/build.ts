/** Builds the site into out/, after emptying it: a failed build leaves nothing to publish. `--draft` builds a draft anywhere. */
import { spawnSync } from 'node:child_process'
import { runCommand } from './command'
import { emptySite } from './site'

if (process.argv.includes('--draft')) process.env.DRAFT = 'true'
await runCommand(emptySite)
for (const command of ['npm run --silent check', 'npx next build']) {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
// It imports content/, whose errors the check reports.
await import('./after-build')
