import { existsSync, readFileSync, readdirSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const ignored = readFileSync('.gitignore', 'utf8').split('\n').filter(Boolean)
const folders = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const isPath = (text: string) =>
  /^[\w.[\]-]+(\/[\w.[\]-]+)*\/?$/.test(text) &&
  (/\.(ts|tsx|mjs|json|jsonc|md|css|conf|yml)$/.test(text) ||
    folders.includes(text.split('/')[0]!) ||
    text.endsWith('/'))

describe.each(['README.md', 'CONTRIBUTING.md'])('%s', (document) => {
  const text = readFileSync(document, 'utf8')

  test('refers only to files and folders that exist', () => {
    const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name).filter(isPath)
    const inTree = [...text.matchAll(/^([a-z0-9-]+)\/ +\S/gm)].map(([, folder = '']) => folder)
    const named = [...quoted.filter((path) => !ignored.includes(path) && path !== 'page.tsx'), ...inTree]
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((path) => !existsSync(path))).toEqual([])
  })

  test('refers only to npm scripts that exist', () => {
    const commands = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name)
    expect(commands.filter((name) => !(name in scripts))).toEqual([])
  })
})
