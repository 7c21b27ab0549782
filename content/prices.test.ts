import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name)),
)
const withoutComments = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

test('app, components and lib contain no amounts of money, which come from the content', () => {
  expect(sources.length).toBeGreaterThan(0)
  expect(sources.filter((file) => /£\s?\d/.test(withoutComments(file)))).toEqual([])
})
