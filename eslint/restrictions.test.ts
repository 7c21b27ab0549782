import { execFileSync } from 'node:child_process'
import { RESTRICTIONS } from './restrictions.mjs'

const client = (code: string) => `'use client'\n${code}`
const handler = (element: string) => `export const A = ({ act }: { act: () => void }) => ${element}`
const effect = (element: string) => client(`export function A() { useEffect(() => {}, []); return ${element} }`)
const [faq, type] = [`import { faq } from '@/content/faq'`, `import type { A } from '@/content/a'`]
const { content, hydration, text, colour, window, colourInStyles, windowInStyles } = RESTRICTIONS

const EXAMPLES: Record<string, [restriction: { message: string }, faulty: string, correct: string][]> = {
  'components/site/header.tsx': [
    [content, client(faq), client(type)],
    [content, `${faq}; useState(1)`, `${faq}; useId()`],
    [hydration, handler('<i onClick={act} />'), handler('<form><i onClick={act} /></form>')],
    [hydration, handler('<p onClick={act} />'), handler('<p data-hydrate="near" onClick={act} />')],
    [hydration, effect('<i />'), effect('<button type="button" />')],
    [text, `<p aria-label="Close" />`, `<p aria-hidden="true" />`],
    [text, `<p>{isOpen ? 'Close' : text}</p>`, `<p className={isOpen ? 'flex' : text}>{isOpen ? '–' : text}</p>`],
    [text, '<p>{`Book ${text}`}</p>', '<p>{`${text}, ${text}`}</p>'],
    [colour, `<i className="text-[#fff]" />`, `<i className="text-(--ink)" />`],
    [colour, `<i style={{ color: 'navy' }} />`, `<i style={{ color: 'inherit' }} />`],
    [window, '<i className={`max-[9rem]:mt-4 ${a}`} />', '<i className={`wide:mt-4 ${a}`} />'],
  ],
  'components/site/header.css': [
    [colourInStyles, 'p { color: #fff }', 'p { color: #000 }'],
    [colourInStyles, 'p { color: DarkGrey }', 'p { color: var(--white) }'],
    [colourInStyles, 'p { color: rgb(0 0 0) }', 'p { color: color-mix(in srgb, var(--ink) 50%, #000) }'],
    [windowInStyles, '@media (width >= 1rem) { p { top: 0 } }', '@variant wide { p { top: 0 } }'],
    [windowInStyles, '@media print { p { top: 0 } }', '@media (hover) { p { top: 0 } }'],
  ],
}

/** Adds the messages to each file and code. Without types, for speed. Jest cannot load the ES modules of eslint.config.mjs. */
const LINT = `
const { ESLint } = require('eslint')
const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax',
  overrideConfig: { files: ['**/*.tsx'], languageOptions: { parserOptions: { projectService: false } } },
})
const lint = async ([filePath, code]) => {
  const [{ messages }] = await eslint.lintText(code, { filePath })
  return [filePath, code, ...messages.map(({ message }) => message)]
}
Promise.all(JSON.parse(process.argv[1]).map(lint)).then((linted) => console.log(JSON.stringify(linted)))
`

test('reports each restricted syntax, and not what is written instead', () => {
  const expected = Object.entries(EXAMPLES).flatMap(([file, examples]) =>
    examples.flatMap(([{ message }, faulty, correct]) => [
      [file, faulty, message],
      [file, correct],
    ]),
  )
  const input = JSON.stringify(expected.map(([file, code]) => [file, code]))
  expect(JSON.parse(execFileSync('node', ['--eval', LINT, input], { encoding: 'utf8' }))).toEqual(expected)
}, 60_000)
