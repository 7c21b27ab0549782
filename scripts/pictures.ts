/**
 * Compares screenshots of every page, without motion, with screenshots of another commit: `npm run pictures`, or
 * `npm run pictures -- <commit>`. Writes a report of the differences to playwright-report/. Differences are no failure: review
 * them by eye.
 */
import { execSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from './serve'

const PORT = 3200
const commit = process.argv[2] ?? 'HEAD~1'

/** Runs a command, prints its output, and throws if it fails. */
const run = (command: string, cwd = '.') => execSync(command, { cwd, stdio: 'inherit' })

/** Takes a screenshot of every page of a built checkout, or compares it with the previous screenshot. */
async function takePictures(checkout: string, ...options: readonly string[]): Promise<void> {
  const server = await serve(checkout, PORT)
  // Ignores the exit code: differences are no error.
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'test', '--project=pictures', ...options], {
    env: { ...process.env, BASE_URL: `http://localhost:${PORT}`, PLAYWRIGHT_HTML_OPEN: 'never' },
    stdio: 'inherit',
  })
  server.kill()
}

const base = mkdtempSync(join(tmpdir(), 'pictures-'))
run(`git worktree add --detach "${base}" ${commit}`)
try {
  run('npm ci', base)
  run('npm run build', base)
  copyFileSync('serve.json', join(base, 'serve.json'))
  run('npm run build')
  await takePictures(base, '--update-snapshots=all', '--reporter=line')
  await takePictures('.', '--reporter=html')
} finally {
  run(`git worktree remove --force "${base}"`)
}
console.log(`playwright-report/index.html shows what differs from ${commit}.`)
