import { readdirSync } from 'node:fs'
import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'

/** The folders of components/ that several pages share, and which of them each may use; all others belong to a page. */
const SHARED = { ui: [], prices: ['ui'], diary: ['ui'], booking: ['ui'], gate: ['ui'], site: ['ui'] }
const FOR_PAGES = ['booking', 'diary', 'gate', 'prices', 'ui']
const FOLDERS = readdirSync('components').filter((name) => !name.includes('.'))

/**
 * Folders that a folder must not import from.
 * @param {string} target
 * @param {string[]} from
 * @param {string[]} [except] relative to each of `from`.
 */
const forbid = (target, from, except) =>
  from.map((folder) => ({ target: `./${target}`, from: `./${folder}`, ...(except && { except }) }))

/** Imports run one way: app → components/<page> → components/prices → components/ui → lib → content. */
const zones = [
  ...forbid('content', ['app', 'components', 'early', 'first-paint', 'lib', 'build', 'tools', 'e2e']),
  ...forbid('lib', ['app', 'components', 'early', 'first-paint', 'build', 'tools', 'e2e']),
  ...forbid('early', ['app', 'components', 'content', 'first-paint', 'build', 'tools', 'e2e']),
  ...forbid('first-paint', ['app', 'components', 'content', 'early', 'lib', 'tools', 'e2e']),
  ...forbid('first-paint', ['build'], ['./bundle.ts', './pages.ts']),
  ...forbid('components', ['app', 'early', 'build', 'tools', 'e2e']),
  ...forbid('components', ['first-paint'], ['./client.ts', './markup.tsx']),
  ...forbid('app', ['early', 'build', 'tools', 'e2e']),
  ...forbid('app', ['first-paint'], ['./markup.tsx', './states.css']),
  ...FOLDERS.flatMap((folder) => {
    const used = [folder, ...(SHARED[folder] ?? FOR_PAGES)].map((name) => `./${name}`)
    return forbid(`components/${folder}`, ['components'], used)
  }),
  ...forbid('components/ui', ['content'], ['./schema.ts']),
  ...forbid('build', ['app', 'components', 'early', 'tools', 'e2e']),
  ...forbid('build', ['first-paint'], ['./build.ts']),
  ...forbid('tools', ['app', 'components', 'early', 'e2e']),
  ...forbid('tools', ['first-paint'], ['./protocol.ts']),
  ...forbid('e2e', ['app', 'components', 'early']),
  ...forbid('e2e', ['first-paint'], ['./protocol.ts']),
]

const config = [
  { ignores: ['.next/**', 'out/**', '.generated/**', 'next-env.d.ts', 'test-results/**', 'playwright-report/**'] },
  ...next,
  ...typescript,
  // eslint-config-next ignores build/, where it expects output.
  { ignores: ['!build/**'] },
  {
    rules: {
      'import/no-restricted-paths': ['error', { zones }],
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [{ name: 'zod', message: 'Only the build judges content; visitors are not sent the judge.' }],
          patterns: [
            {
              group: ['**/content/schema', './schema'],
              allowTypeImports: true,
              message: 'Its values are for the build: import types.',
            },
          ],
        },
      ],
    },
  },
  // Each page is a table of contents.
  { files: ['app/**/page.tsx'], rules: { 'max-lines': ['error', 40] } },
  {
    files: ['content/schema.ts', 'build/**'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    files: ['build/**', 'tools/**'],
    rules: { 'no-console': 'off' },
  },
]

export default config
