import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { urlOf } from './testing/url-of'

/** Loads content/site.ts with this source as commands do, in a process and folder of its own. */
function load(source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'command-'))
  mkdirSync(`${folder}/content`)
  writeFileSync(`${folder}/package.json`, '{ "type": "module" }')
  writeFileSync(`${folder}/content/site.ts`, source)
  const command = `
    import { runCommand } from '${urlOf('build/command.ts')}'
    await runCommand(() => import('./content/site.ts'), 2)`
  writeFileSync(`${folder}/command.ts`, command)
  const tsx = ['--import', urlOf(require.resolve('tsx'))]
  const options = {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json') },
  } as const
  const { status, stderr } = spawnSync(process.execPath, [...tsx, `${folder}/command.ts`], options)
  rmSync(folder, { recursive: true })
  return { status, message: stderr.trim() }
}

test.each([
  ['an undefined name', 'export const a = 1\nexport const b = c', ':2', 'c is not defined'],
  ['a thrown error', "throw new Error('No figures')", ':1', 'No figures'],
  ['a missing file', "import './figurs'", '', "Cannot find module 'content/figurs' imported from content/site.ts"],
])(
  'reports %s in the content in one sentence',
  (_, source, line, reason) => {
    const sentence = `content/site.ts${line} cannot be loaded (${reason}): correct this line, or undo the last change to the file`
    expect(load(source)).toEqual({ status: 2, message: sentence })
  },
  30_000,
)

test('reports a syntax error of the content in one sentence', () => {
  const { status, message } = load('export const a = [')
  expect(status).toBe(2)
  expect(message).toMatch(/^content\/site\.ts:1 has a syntax error \(.+\): check .+$/)
}, 30_000)
