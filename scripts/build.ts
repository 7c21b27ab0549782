/**
 * Builds the site into out/, after removing an older site from it: a failed build leaves nothing to publish. `npm run build --
 * --draft` builds a draft in any shell.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'

if (process.argv.includes('--draft')) process.env.DRAFT = 'true'
rmSync('out', { recursive: true, force: true })
for (const command of ['npm run --silent check', 'npx next build']) {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
// It imports content/, whose errors the check reports.
await import('./after-build')
