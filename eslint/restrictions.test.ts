import { spawnSync } from 'node:child_process'
import {
  APPLY_IN_COMPONENT,
  ARBITRARY_WINDOW,
  CLASS_WITHOUT_LAYER,
  COLOURS_IN_STYLESHEET,
  COLOUR_IN_MARKUP,
  CONTENT_IMPORT,
  CONTROL_IN_LINK,
  HOOK_WITHOUT_DIRECTIVE,
  IMAGE_WITHOUT_SIZE,
  IMPORTANT_IN_COMPONENT,
  INLINE_SCRIPT,
  MEDIA_QUERY_OF_WINDOW,
  SLEEP_OR_SNAPSHOT,
  TEXT_IN_COMPONENT,
  WITHOUT_HYDRATION,
} from './restrictions.mjs'

jest.setTimeout(60_000)

const COMPONENT = 'components/ui/example.tsx'
const STYLESHEET = 'components/ui/example.css'
const TEST = 'lib/example.test.ts'

const client = (code: string) => `'use client'\n${code}`
const handler = (element: string) => `export const A = ({ act }: { act: () => void }) => ${element}`
const effect = (element: string) =>
  client(`import { useEffect } from 'react'\nexport function A() { useEffect(() => {}, []); return ${element} }`)

/** A file with the fault, the same file without it, and the message. */
const EXAMPLES: [path: string, faulty: string, correct: string, restriction: { message: string }][] = [
  [COMPONENT, client(`import { faq } from '@/content/faq'`), `import { faq } from '@/content/faq'`, CONTENT_IMPORT],
  [
    COMPONENT,
    client(`import { faq } from '../../content/faq'`),
    client(`import type { A } from '@/content/a'`),
    CONTENT_IMPORT,
  ],
  [COMPONENT, 'const a = useState(1)', client('const a = useState(1)'), HOOK_WITHOUT_DIRECTIVE],
  [COMPONENT, 'const a = React.useRef(null)', 'const a = useId()', HOOK_WITHOUT_DIRECTIVE],
  [COMPONENT, handler('<i onClick={act} />'), handler('<button type="button" onClick={act} />'), WITHOUT_HYDRATION[0]!],
  [
    COMPONENT,
    handler('<i onClick={act} />'),
    handler('<i data-hydrate="near" onClick={act} />'),
    WITHOUT_HYDRATION[0]!,
  ],
  [COMPONENT, handler('<i onClick={act} />'), handler('<form><i onClick={act} /></form>'), WITHOUT_HYDRATION[0]!],
  [COMPONENT, effect('<i />'), effect('<button type="button" />'), WITHOUT_HYDRATION[1]!],
  [COMPONENT, `<i className="min-[40rem]:mt-4" />`, `<i className="wide:mt-4 min-h-4" />`, ARBITRARY_WINDOW],
  [COMPONENT, '<i className={`max-[9rem]:mt-4 ${a}`} />', '<i className={`wide:mt-4 ${a}`} />', ARBITRARY_WINDOW],
  [COMPONENT, '<img width={1} alt="" src={a} />', '<img width={1} height={1} alt="" src={a} />', IMAGE_WITHOUT_SIZE],
  [COMPONENT, '<a><b><button type="button" /></b></a>', '<p><a /><button type="button" /></p>', CONTROL_IN_LINK],
  [COMPONENT, '<script>{a}</script>', '<script type="application/ld+json">{a}</script>', INLINE_SCRIPT],
  [COMPONENT, '<p>Book</p>', '<p>{text} · 5 %</p>', TEXT_IN_COMPONENT[0]!],
  [COMPONENT, `<p>{'Book'}</p>`, `<p>{' · '}</p>`, TEXT_IN_COMPONENT[0]!],
  [COMPONENT, `<p>{isOpen ? 'Close' : text}</p>`, `<p>{isOpen ? '–' : text}</p>`, TEXT_IN_COMPONENT[0]!],
  [COMPONENT, `<p>{a ? b : c ? 'Close' : text}</p>`, `<p>{a ? b : c ? '–' : text}</p>`, TEXT_IN_COMPONENT[0]!],
  [COMPONENT, '<p>{`Book ${text}`}</p>', '<p>{`${text} ${text}`}</p>', TEXT_IN_COMPONENT[0]!],
  [COMPONENT, `const a = 'Book a call'; <p />`, `const a = 'text-lg mt-4'; <p />`, TEXT_IN_COMPONENT[0]!],
  [COMPONENT, `<Note text="Book a call" />`, `<Note text={text} />`, TEXT_IN_COMPONENT[0]!],
  [COMPONENT, `<p aria-label="Close" />`, `<p aria-hidden="true" />`, TEXT_IN_COMPONENT[0]!],
  [COMPONENT, `<i className="text-[#fff]" />`, `<i className="text-(--ink)" />`, COLOUR_IN_MARKUP],
  [COMPONENT, `<i style={{ color: 'navy' }} />`, `<i style={{ color: 'inherit' }} />`, COLOUR_IN_MARKUP],
  [COMPONENT, `<i style={{ color: 'rgb(0 0 0)' }} />`, `<i style={{ color: 'var(--ink)' }} />`, COLOUR_IN_MARKUP],
  [
    STYLESHEET,
    '@layer components { p { color: #fff } }',
    '@layer components { p { color: #000 } }',
    COLOURS_IN_STYLESHEET[0]!,
  ],
  [
    STYLESHEET,
    '@layer components { p { color: white } }',
    '@layer components { p { color: var(--white) } }',
    COLOURS_IN_STYLESHEET[0]!,
  ],
  [
    STYLESHEET,
    '@layer components { p { background: darkgrey } }',
    '@layer components { p { background: linear-gradient(var(--surface), transparent) } }',
    COLOURS_IN_STYLESHEET[0]!,
  ],
  [
    STYLESHEET,
    '@layer components { p { color: rgb(0 0 0) } }',
    '@layer components { p { color: color-mix(in srgb, var(--ink) 50%, #000) } }',
    COLOURS_IN_STYLESHEET[0]!,
  ],
  [
    STYLESHEET,
    '@layer components { @media (width >= 1rem) { p { top: 0 } } }',
    '@layer components { @variant wide { p { top: 0 } } }',
    MEDIA_QUERY_OF_WINDOW[0]!,
  ],
  [
    STYLESHEET,
    '@layer components { @media print { p { top: 0 } } }',
    '@layer components { @media (hover) { p { top: 0 } } }',
    MEDIA_QUERY_OF_WINDOW[0]!,
  ],
  [
    STYLESHEET,
    '@layer components { p { @apply underline } }',
    '@layer components { p { text-decoration: underline } }',
    APPLY_IN_COMPONENT,
  ],
  [
    STYLESHEET,
    '@layer components { p { top: 0 !important } }',
    '@layer components { p { top: 0 } }',
    IMPORTANT_IN_COMPONENT,
  ],
  [STYLESHEET, '.a { top: 0 }', '@layer components { .a { top: 0 } }', CLASS_WITHOUT_LAYER],
  [TEST, 'test.only()', 'test.each()', SLEEP_OR_SNAPSHOT],
  [TEST, 'expect(a).toMatchSnapshot()', 'expect(a).toMatchObject(b)', SLEEP_OR_SNAPSHOT],
]

/** Lints each file with eslint.config.mjs, without the rules that need types. Jest cannot load ES modules of packages. */
const LINT = `
import { readFileSync } from 'node:fs'
import { ESLint } from 'eslint'
const eslint = new ESLint({
  overrideConfig: [{
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: false } },
    rules: { '@typescript-eslint/no-floating-promises': 'off', '@typescript-eslint/no-misused-promises': 'off' },
  }],
})
const found = []
for (const [filePath, code] of JSON.parse(readFileSync(0, 'utf8'))) {
  const [{ messages }] = await eslint.lintText(code, { filePath })
  found.push(messages.filter(({ ruleId, fatal }) => fatal || ruleId === 'no-restricted-syntax').map(({ message }) => message))
}
console.log(JSON.stringify(found))
`

test('reports each restricted syntax with its message, and not what is written instead', () => {
  const files = EXAMPLES.flatMap(([path, faulty, correct]) => [
    [path, faulty],
    [path, correct],
  ])
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', LINT], {
    input: JSON.stringify(files),
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  const found = JSON.parse(stdout) as string[][]
  expect(files.map(([, code], index) => [code, ...new Set(found[index])])).toEqual(
    EXAMPLES.flatMap(([, faulty, correct, { message }]) => [[faulty, message], [correct]]),
  )
})
