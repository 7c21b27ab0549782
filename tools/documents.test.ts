import { existsSync, readFileSync, readdirSync } from 'node:fs'

const documents = readdirSync('.').filter((name) => name.endsWith('.md') && name !== 'LICENCES.md')
const rooms = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const ignored = readFileSync('.gitignore', 'utf8').split('\n').filter(Boolean)

const quotedIn = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, quoted = '']) => quoted)
const isPath = (text: string) =>
  /^[\w.[\]-]+(\/[\w.[\]-]+)*\/?$/.test(text) &&
  (/\.(ts|tsx|mjs|json|jsonc|md|css|conf|yml)$/.test(text) || rooms.includes(text.split('/')[0]!) || text.endsWith('/'))

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8')

  test('every path that it names exists', () => {
    const paths = quotedIn(text)
      .filter(isPath)
      .filter((path) => !ignored.includes(path) && path !== 'page.tsx')
    expect(paths.length).toBeGreaterThan(0)
    expect(paths.filter((path) => !existsSync(path))).toEqual([])
  })

  test('every folder of its drawing exists', () => {
    const drawn = [...text.matchAll(/^([a-z0-9]+)\/ +\S/gm)].map(([, folder = '']) => folder)
    expect(drawn.filter((folder) => !existsSync(folder))).toEqual([])
  })

  test('every command that it names exists', () => {
    const commands = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name)
    expect(commands.filter((name) => !(name in scripts))).toEqual([])
  })
})
