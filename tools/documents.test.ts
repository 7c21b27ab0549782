import { existsSync, readFileSync, readdirSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const ignored = readFileSync('.gitignore', 'utf8').split('\n').filter(Boolean)
const rooms = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const isPath = (text: string) =>
  /^[\w.[\]-]+(\/[\w.[\]-]+)*\/?$/.test(text) &&
  (/\.(ts|tsx|mjs|json|jsonc|md|css|conf|yml)$/.test(text) || rooms.includes(text.split('/')[0]!) || text.endsWith('/'))

describe.each(['README.md', 'CONTRIBUTING.md', 'tools/questions.md'])('%s', (document) => {
  const text = readFileSync(document, 'utf8')

  test('every file and folder that it names exists', () => {
    const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name).filter(isPath)
    const drawn = [...text.matchAll(/^([a-z0-9-]+)\/ +\S/gm)].map(([, folder = '']) => folder)
    const named = [...quoted.filter((path) => !ignored.includes(path) && path !== 'page.tsx'), ...drawn]
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((path) => !existsSync(path))).toEqual([])
  })

  test('every command that it names exists', () => {
    const commands = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name)
    expect(commands.filter((name) => !(name in scripts))).toEqual([])
  })
})
