/**
 * Compares pictures of every page and state with those of another commit: `npm run pictures`, or `npm run pictures --
 * <commit>` (`npx tsx scripts/pictures.ts <commit>` in shells whose npm loses arguments). Without a commit, compares
 * uncommitted changes with HEAD, or else HEAD with the commit before it. Prints a line for each difference, writes a report
 * with the pictures to playwright-report/, and exits with 1 if anything differs.
 *
 * The pictures of the other commit are kept in pictures/. Delete the folder after an upgrade of the browser.
 */
import { execSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The other commit without its history, inside this clone, so that it finds the packages of this one. */
const SITE = 'pictures/site'
const NEW_PICTURES = 'pictures/new'

/** Runs a command, prints its output, and throws if it fails. */
const run = (command: string, cwd = '.') => execSync(command, { cwd, stdio: 'inherit' })
/** Runs a command, and returns what it prints. */
const read = (command: string) => execSync(command, { encoding: 'utf8' }).trim()

/** Returns a hash of all that takes the pictures: with another one, those of the other commit are taken again. */
function hashOfTests(): string {
  const hash = createHash('sha256').update(readFileSync('e2e/pictures.ts'))
  for (const file of readdirSync('e2e/support').sort())
    if (/\.tsx?$/.test(file)) hash.update(readFileSync(join('e2e/support', file)))
  return hash.digest('hex').slice(0, 8)
}

/** Takes pictures of the build in a folder, or compares them with those of `pictures`. Returns whether all succeeded. */
function takePictures(site: string, pictures: string, ...options: readonly string[]): boolean {
  const args = ['node_modules/playwright/cli.js', 'test', '--project=pictures', ...options]
  const env = { ...process.env, SITE: site, PICTURES: pictures, PLAYWRIGHT_HTML_OPEN: 'never' }
  return spawnSync(process.execPath, args, { env, stdio: 'inherit' }).status === 0
}

/** Builds a commit, and takes its pictures. A state that it does not have is printed, and has no picture. */
function takePicturesOf(commit: string, pictures: string): void {
  try {
    // A run that was ended leaves them.
    for (const folder of [SITE, NEW_PICTURES]) rmSync(folder, { recursive: true, force: true })
    mkdirSync(SITE, { recursive: true })
    run(`git archive --output=pictures/site.tar ${commit}`)
    run('tar -xf ../site.tar', SITE)
    for (const file of readdirSync('.')) if (/^\.env.*\.local$/.test(file)) copyFileSync(file, join(SITE, file))
    const lock = join(SITE, 'package-lock.json')
    if (readFileSync(lock, 'utf8') === readFileSync('package-lock.json', 'utf8')) {
      // Turbopack looks for packages in the nearest folder with a lock file.
      rmSync(lock)
    } else run('npm ci', SITE)
    run('npm run build', SITE)
    const options = ['--update-snapshots=all', '--retries=1', '--reporter=./scripts/pictures-reporter.ts']
    takePictures(SITE, NEW_PICTURES, ...options)
    renameSync(NEW_PICTURES, pictures)
  } finally {
    for (const rest of [SITE, 'pictures/site.tar']) rmSync(rest, { recursive: true, force: true })
  }
}

process.env.DRAFT = 'true'
const name = process.argv[2] ?? (read('git status --porcelain') ? 'HEAD' : 'HEAD~1')
const commit = read(`git rev-parse --verify --short=12 "${name}^{commit}"`)
const pictures = `pictures/${commit}-${hashOfTests()}`
if (!existsSync(pictures)) takePicturesOf(commit, pictures)
run('npm run build')
console.log(`What differs from ${name} (${commit}):`)
const isSame = takePictures('.', pictures, '--update-snapshots=none', '--reporter=./scripts/pictures-reporter.ts,html')
console.log(isSame ? 'Nothing.' : 'playwright-report/index.html shows the pictures.')
process.exit(isSame ? 0 : 1)
