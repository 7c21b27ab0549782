import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { urlOf } from './testing/url-of'

const FILES = ['.env', '.env.production', '.env.local', '.env.production.local']
const PASSWORDS = [
  '$correcthorsebatterystaple!',
  'K9$vT!q-${HOME}-$1',
  'back\\slash\\n',
  'a "quoted" word',
  '#hash # tag',
  '🦷 tooth',
]

type Case = { files: Record<string, string>; host?: string }

/** Returns the password that a command of the build reads in each case, all in one process of its own. */
function passwordsIn(cases: readonly Case[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'env-'))
  const code = `
    const { rmSync, writeFileSync } = await import('node:fs')
    const passwords = []
    for (const [index, { files, host }] of JSON.parse(process.argv[1]).entries()) {
      for (const name of ${JSON.stringify(FILES)}) rmSync(name, { force: true })
      for (const [name, content] of Object.entries(files)) writeFileSync(name, content)
      delete process.env.PRICING_PASSWORD
      if (host !== undefined) process.env.PRICING_PASSWORD = host
      await import('${urlOf('build/load-env.ts')}?' + index)
      passwords.push(process.env.PRICING_PASSWORD)
    }
    console.log(JSON.stringify(passwords))`
  const options = ['--import', urlOf(require.resolve('tsx')), '--input-type=module', '--eval', code]
  const output = execFileSync(process.execPath, [...options, JSON.stringify(cases)], { cwd: folder, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return JSON.parse(output) as string[]
}

test('reads the value of the host literally, also when a file sets the variable', () => {
  const cases = PASSWORDS.map((host) => ({ files: { '.env': 'PRICING_PASSWORD=other' }, host }))
  expect(passwordsIn(cases)).toEqual(PASSWORDS)
}, 30_000)

test.each(FILES)(
  'reads the values of %s literally',
  (file) => {
    const cases = PASSWORDS.map((password) => ({ files: { [file]: `PRICING_PASSWORD='${password}'` } }))
    expect(passwordsIn(cases)).toEqual(PASSWORDS)
  },
  30_000,
)

test('prefers the files that Next.js prefers', () => {
  const cases = FILES.map((_, index) => ({
    files: Object.fromEntries(FILES.slice(0, index + 1).map((file) => [file, `PRICING_PASSWORD=${file}`])),
  }))
  expect(passwordsIn(cases)).toEqual(FILES)
}, 30_000)
