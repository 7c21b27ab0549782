import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { workInTemporaryFolder, writeFile } from '@/jest/temporary-folder'
import { filesBelow } from '@/lib/files'

// Runs the commands of package.json in a copy of the repository, with facts of another agency.

jest.setTimeout(120_000)

const REPOSITORY = process.cwd()
const COPIED = ['app', 'components', 'content', 'docs', 'lib', 'public', 'scripts', 'package.json', 'tsconfig.json']
const NAME = 'Harbour Growth'
const READY = `import { define } from '#define'

export const site = define('site.ts: site', {
  name: '${NAME}',
  email: 'hello@harbour-growth.co.uk',
  url: 'https://www.harbour-growth.co.uk',
  scheduling: {
    discovery: 'https://calendly.com/harbour-growth/discovery',
    strategy: 'https://calendly.com/harbour-growth/strategy',
  },
  copyrightYear: 2025,
})

export const owner = define('site.ts: owner', {
  privacyNotice: 'https://www.harbour-growth.co.uk/process',
  company: { name: 'Harbour Growth Ltd', number: '09876543', place: 'England and Wales', address: '1 Quay, Bristol' },
})
`

workInTemporaryFolder()
beforeEach(() => {
  for (const name of COPIED) cpSync(`${REPOSITORY}/${name}`, name, { recursive: true })
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
  expect(printed[0]?.output).toContain(` https://www.harbour-growth.co.uk/pricing#${PRICING_PASSWORD}\n`)
  // 80 bits: 16 characters of an alphabet of 32.
  expect(PRICING_PASSWORD).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/)

  const { status, output } = run('launch-check', { PRICING_PASSWORD })
  expect(output).toContain('To replace before launch (0)')
  expect(output).toMatch(/Open questions for the owner \(\d+\): docs\/questions\.md/)
  expect(status).toBe(0)
})

test('launch-check exits with 1 while values are left to replace, and check stops only a public build', () => {
  change('site.ts', NAME, 'Enamel & Co.')
  change('site.ts', '  company:', '  // company:')
  const { status, output } = run('launch-check')
  for (const finding of ['content/site.ts:4: replace name', 'set owner.company', 'PRICING_PASSWORD is not set'])
    expect(output).toContain(finding)
  expect(status).toBe(1)
  const refused = run('check', { PUBLISH: 'true' })
  for (const line of output.split('\n\n')[0]!.split('\n').slice(1)) expect(refused.output).toContain(line)
  expect(refused.output).toMatch(/To build a draft for a preview, set the environment variable DRAFT=true\.\n$/)
  expect(refused.status).toBe(1)
  const draft = run('check', { PUBLISH: 'true', DRAFT: 'true' })
  expect(draft.output).toMatch(/^The content is valid\. This build is a draft: .+\n$/)
  expect(draft.status).toBe(0)
})

test('a public build with a generated password passes once nothing is left to replace, and a refused one empties out/', () => {
  const PRICING_PASSWORD = '3vq8-x9tb-4hzn-c0dw'
  expect(run('check', { CI: 'true', PRICING_PASSWORD })).toMatchObject({ status: 0 })
  writeFile('out/index.html', 'an older site')
  expect(run('build', { CI: 'true' })).toMatchObject({
    status: 1,
    output: expect.stringContaining('PRICING_PASSWORD is not set'),
  })
  expect(readdirSync('out')).toEqual([])
})

test('every script of package.json and every command of the documents runs in bash, cmd and PowerShell', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const documents = ['README.md', 'CONTRIBUTING.md', ...filesBelow('docs', '.md').map((name) => `docs/${name}`)]
  const commands = documents.flatMap((name) => {
    const text = readFileSync(`${REPOSITORY}/${name}`, 'utf8')
    return text.match(/(?<=^|`)([A-Z_]+=\S+ )*np[mx] [^`#\n]+/gm) ?? []
  })
  // Single quotes do not quote in cmd; outside double quotes, shells expand globs, and < and > redirect. On Windows, npm drops the
  // options after `--`.
  const faults = [...Object.values(scripts), ...commands].filter((command) =>
    /'|\b[A-Z_]+=|[*?{}<>$~]| -- -/.test(command.replace(/"[^"$%]*"/g, '')),
  )
  expect(faults).toEqual([])
})

test('check names a file of content/ that is missing, and the file that imports it', () => {
  rmSync('content/faq.ts')
  expect(run('check')).toEqual({ status: 1, output: 'content/faq.ts is missing: app/page.tsx imports it\n' })
})

test('check names every invalid value, as launch-check does, and every file in public/ that the build would overwrite', () => {
  change('site.ts', NAME, '')
  writeFile('public/robots.txt', 'Disallow: /')
  const { status, output } = run('check')
  const invalid = 'content/site.ts: site.name is "", expected a text that is not empty\n'
  expect(output).toContain(invalid)
  expect(run('launch-check').output).toBe(invalid)
  expect(output).toContain('public/robots.txt has the name of a file that the build writes')
  expect(status).toBe(1)
})
