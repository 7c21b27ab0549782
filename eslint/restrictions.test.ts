import { spawnSync } from 'node:child_process'
import { COMPONENTS, STYLESHEETS } from './restrictions.mjs'

jest.setTimeout(60_000)

const client = (code: string) => `'use client'\n${code}`
const handler = (element: string) => `export const A = ({ act }: { act: () => void }) => ${element}`
const effect = (element: string) => client(`export function A() { useEffect(() => {}, []); return ${element} }`)
const [faq, type] = [`import { faq } from '@/content/faq'`, `import type { A } from '@/content/a'`]

type Example = [{ message: string }, faulty: string, correct: string]
const IN_COMPONENTS: Example[] = [
  [COMPONENTS.content, client(faq), client(type)],
  [COMPONENTS.content, `${faq}; useState(1)`, `${faq}; useId()`],
  [COMPONENTS.hydration, handler('<i onClick={act} />'), handler('<form><i onClick={act} /></form>')],
  [COMPONENTS.hydration, handler('<p onClick={act} />'), handler('<p data-hydrate="near" onClick={act} />')],
  [COMPONENTS.hydration, effect('<i />'), effect('<button type="button" />')],
  [COMPONENTS.text, `<p aria-label="Close" />`, `<p aria-hidden="true" />`],
  [
    COMPONENTS.text,
    `<p>{isOpen ? 'Close' : text}</p>`,
    `<p className={isOpen ? 'flex' : text}>{isOpen ? '–' : text}</p>`,
  ],
  [COMPONENTS.text, '<p>{`Book ${text}`}</p>', '<p>{`${text}, ${text}`}</p>'],
  [COMPONENTS.colour, `<i className="text-[#fff]" />`, `<i className="text-(--ink)" />`],
  [COMPONENTS.colour, `<i style={{ color: 'navy' }} />`, `<i style={{ color: 'inherit' }} />`],
  [COMPONENTS.window, '<i className={`max-[9rem]:mt-4 ${a}`} />', '<i className={`wide:mt-4 ${a}`} />'],
]
const IN_STYLESHEETS: Example[] = [
  [STYLESHEETS.colour, 'p { color: #fff }', 'p { color: #000 }'],
  [STYLESHEETS.colour, 'p { color: DarkGrey }', 'p { color: var(--white) }'],
  [STYLESHEETS.colour, 'p { color: rgb(0 0 0) }', 'p { color: color-mix(in srgb, var(--ink) 50%, #000) }'],
  [STYLESHEETS.window, '@media (width >= 1rem) { p { top: 0 } }', '@variant wide { p { top: 0 } }'],
  [STYLESHEETS.window, '@media print { p { top: 0 } }', '@media (hover) { p { top: 0 } }'],
]

const EXAMPLES = [
  ...IN_COMPONENTS.map((example) => ['components/sections/ticks.tsx', ...example] as const),
  ...IN_STYLESHEETS.map((example) => ['components/site/header.css', ...example] as const),
]

/** Lints each text as if it were in that file, without types, for speed. Jest cannot load the ES modules of eslint.config.mjs. */
const LINT = `
import { readFileSync } from 'node:fs'
import { ESLint } from 'eslint'
const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax',
  overrideConfig: { files: ['**/*.tsx'], languageOptions: { parserOptions: { projectService: false } } },
})
for (const [filePath, code] of JSON.parse(readFileSync(0, 'utf8'))) {
  const [{ messages }] = await eslint.lintText(code, { filePath })
  console.log([code, ...messages.map(({ message }) => message)].join('\\n'))
}
`

test('reports each restricted syntax, and not what is written instead', () => {
  const files = EXAMPLES.flatMap(([path, , ...codes]) => codes.map((code) => [path, code]))
  const input = JSON.stringify(files)
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', LINT], { input })
  const expected = EXAMPLES.flatMap(([, { message }, faulty, correct]) => [faulty, message, correct])
  expect(`${stdout}${stderr}`).toBe(`${expected.join('\n')}\n`)
})
