import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import { workInTemporaryFolder, writeFile } from '@/jest/temporary-folder'
import { filesBelow } from '@/lib/files'

// Runs the commands of package.json in a copy of the repository, with facts of another agency.

jest.setTimeout(120_000)

const REPOSITORY = process.cwd()
const NAME = 'Harbour Growth'
const READY = `export const site = {
  name: '${NAME}',
  email: 'hello@harbour-growth.co.uk',
  url: 'https://www.harbour-growth.co.uk',
  scheduling: {
    discovery: 'https://calendly.com/harbour-growth/discovery',
    strategy: 'https://calendly.com/harbour-growth/strategy',
  },
  copyrightYear: 2025, // ASK: Which year?
}

export const owner = {
  privacyNotice: 'https://www.harbour-growth.co.uk/process',
  company: { name: 'Harbour Growth Ltd', number: '01234567', place: 'England and Wales', address: '1 Quay, Bristol' },
}
`

workInTemporaryFolder()
beforeEach(() => {
  for (const name of ['app', 'components', 'content', 'lib', 'public', 'scripts', 'package.json', 'tsconfig.json'])
    cpSync(`${REPOSITORY}/${name}`, name, { recursive: true })
  symlinkSync(`${REPOSITORY}/node_modules`, 'node_modules', 'junction')
  writeFile('content/site.ts', READY)
  for (const name of filesBelow('content')) change(name, 'sample: true', 'sample: false')
})

function change(name: string, text: string, replacement: string) {
  writeFile(`content/${name}`, readFileSync(`content/${name}`, 'utf8').replaceAll(text, replacement))
}

/** Runs a command with these variables and no others of the project, and returns its exit code and its output. */
function run(command: string, variables: Record<string, string> = {}) {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, ...variables } as unknown as NodeJS.ProcessEnv
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', command], { env, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

test('gate:new prints a new strong password and writes a new salt, and launch-check then finds nothing to replace', () => {
  const printed = [1, 2].map(() => ({ ...run('gate:new'), salt: readFileSync('content/pricing-salt.ts', 'utf8') }))
  const passwords = printed.map(({ output }) => /^ +([\w-]+)$/m.exec(output)?.[1] ?? '')
  // Every group of characters is random.
  expect(new Set(passwords.join('-').split('-')).size).toBe(8)
  expect(new Set(printed.map(({ salt }) => salt)).size).toBe(2)
  const [PRICING_PASSWORD = ''] = passwords
  // 80 bits: 16 characters of an alphabet of 32.
  expect(PRICING_PASSWORD).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/)

  const { status, output } = run('launch-check', { PRICING_PASSWORD })
  expect(output).toContain('To replace before launch (0)')
  expect(output).toContain('content/site.ts:9: Which year?')
  expect(status).toBe(0)
})

test('launch-check exits with 1 while values are left to replace, and check stops only a production build', () => {
  change('site.ts', NAME, 'Enamel & Co.')
  change('site.ts', '  company:', '  // company:')
  const { status, output } = run('launch-check')
  for (const finding of ['content/site.ts:2: replace name', 'set owner.company', 'set PRICING_PASSWORD'])
    expect(output).toContain(finding)
  expect(status).toBe(1)
  const PRICING_PASSWORD = 'five-calm-herons-cross-slow-rivers'
  const production = run('check', { PUBLISH: 'true', PRICING_PASSWORD })
  expect(production.output).toMatch(/^A production build does not publish .+\n {2}content\/site\.ts:2: replace name/)
  expect(production.status).toBe(1)
  const preview = run('check', { CF_PAGES: '1', CF_PAGES_BRANCH: 'new-prices', PRICING_PASSWORD })
  expect(preview.output).toMatch(/^The content is valid\. This preview build shows placeholders and samples/)
  expect(preview.status).toBe(0)
})

test('check names every invalid value, and every file in public/ that the build would overwrite', () => {
  change('site.ts', NAME, '')
  writeFile('public/robots.txt', 'Disallow: /')
  const { status, output } = run('check')
  expect(output).toContain('content/site.ts: site.name is ""')
  expect(output).toContain('public/robots.txt has the name of a file that the build writes')
  expect(status).toBe(1)
})
