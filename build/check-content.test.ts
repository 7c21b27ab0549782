import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { urlOf } from './testing/url-of'

/**
 * Checks a copy of content/ after an edit of process.ts, and returns what the command prints. Without the other folders, an
 * owner's files are missing, which it prints as well.
 */
function checkWith(edit: (source: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync('content', join(folder, 'content'), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  const paths = { '@/content/*': [join(folder, 'content/*')], '@/*': [resolve('*')] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { paths } }))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const file = join(folder, 'content/process.ts')
  writeFileSync(file, edit(readFileSync(file, 'utf8')))
  const tsx = ['--import', urlOf(require.resolve('tsx')), '--conditions=react-server']
  const { stdout, stderr } = spawnSync(process.execPath, [...tsx, resolve('build/check-content.ts')], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      TSX_TSCONFIG_PATH: join(folder, 'tsconfig.json'),
      PRICING_PASSWORD: 'plain-words-that-only-open-the-tests',
    },
  })
  rmSync(folder, { recursive: true })
  return `${stdout}${stderr}`.trim()
}

const PHASE = / {2}withDuration\(\{[^]*?\n {2}\}\),\n/g

test.each([1, 2, 3])(
  'names the list of phases when phase %i is missing, although other content mentions it',
  (missing) => {
    const withoutPhase = (source: string) =>
      source.replace(PHASE, (phase) => (phase.includes(`number: ${missing},`) ? '' : phase))
    expect(checkWith(withoutPhase)).toMatch(
      /^content\/process\.ts: phases is a list of 2: expected at least 3 entries, because .+$/m,
    )
  },
  60_000,
)

test('names the list of phases when all are missing', () => {
  const message = checkWith((source) => source.replace(PHASE, ''))
  expect(message).toContain('content/process.ts: phases is a list of 0: expected at least one entry')
}, 60_000)

test('names the file of a phase without weeks', () => {
  const withoutWeeks = (source: string) => source.replace(/^ {4}weeks: \{.*\n/m, '')
  expect(checkWith(withoutWeeks)).toMatch(
    /^content\/process\.ts:\d+ cannot be loaded \(.+\): correct this line, or .+$/m,
  )
}, 60_000)
