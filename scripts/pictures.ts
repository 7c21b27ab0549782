/**
 * Compares pictures of every page with those of another commit, without motion: `npm run pictures`, or
 * `npm run pictures -- <commit>`. Writes playwright-report/, which shows what differs. It is for eyes: differences do not
 * fail it.
 */
import { execSync } from 'node:child_process'
import { copyFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from './serve'

const PORT = 3200
const commit = process.argv[2] ?? 'HEAD~1'

/** Runs a command, prints its output, and throws if it fails. */
const run = (command: string, cwd = '.', env = {}) =>
  execSync(command, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })

/** Takes a picture of every page of the site that a checkout has built, or compares it with the one taken before. */
async function takePictures(checkout: string, options: string): Promise<void> {
  const server = await serve(checkout, PORT)
  try {
    run(`npx playwright test --project=pictures ${options}`, '.', {
      BASE_URL: `http://localhost:${PORT}`,
      PLAYWRIGHT_HTML_OPEN: 'never',
    })
  } finally {
    server.kill()
  }
}

const base = mkdtempSync(join(tmpdir(), 'pictures-'))
run(`git worktree add --detach "${base}" ${commit}`)
try {
  run('npm ci', base)
  run('npm run build', base)
  copyFileSync('serve.json', join(base, 'serve.json'))
  run('npm run build')
  await takePictures(base, '--update-snapshots=all --reporter=line')
  await takePictures('.', '--reporter=html').catch(() => {
    console.log(`Pages differ from ${commit}: see playwright-report/index.html.`)
  })
} finally {
  run(`git worktree remove --force "${base}"`)
}
