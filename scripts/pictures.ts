/**
 * Compares screenshots of every page, without motion, with screenshots of another commit: `npm run pictures`, or
 * `npm run pictures -- <commit>`. Writes a report of the differences to playwright-report/. For manual review: differences are
 * no failure.
 */
import { execSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const commit = process.argv[2] ?? 'HEAD~1'

/** Runs a command, prints its output, and throws if it fails. */
const run = (command: string, cwd = '.') => execSync(command, { cwd, stdio: 'inherit' })

/** Takes a screenshot of every page in out/, or compares it with the previous screenshot. Ignores the exit code. */
function takePictures(...options: readonly string[]): void {
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'test', '--project=pictures', ...options], {
    env: { ...process.env, PLAYWRIGHT_HTML_OPEN: 'never' },
    stdio: 'inherit',
  })
}

const base = mkdtempSync(join(tmpdir(), 'pictures-'))
run(`git worktree add --detach "${base}" ${commit}`)
try {
  run('npm ci', base)
  run('npm run build -- --draft', base)
  rmSync('out', { recursive: true, force: true })
  cpSync(join(base, 'out'), 'out', { recursive: true })
  takePictures('--update-snapshots=all', '--reporter=line')
  run('npm run build -- --draft')
  takePictures('--reporter=html')
} finally {
  run(`git worktree remove --force "${base}"`)
}
console.log(`playwright-report/index.html shows what differs from ${commit}.`)
