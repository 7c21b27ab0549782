import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
// The steps run on out/ as soon as the file is loaded: it is read, not imported.
const source = readFileSync('build/finish-export.ts', 'utf8').replace(/^\s*\/\/.*$/gm, '')

test('the build ends by looking for leaks in all that it has written', () => {
  expect(scripts.build).toMatch(/&& tsx --conditions=react-server build\/finish-export\.ts$/)
  expect(source).toMatch(/\bassertNoLeaks,?\s*\]\s+for \(const step of steps\) await step\('out'\)/)
})
