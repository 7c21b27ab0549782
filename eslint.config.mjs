import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'

/** The folders of components/ that belong to one page. */
const PAGES = [
  'book',
  'essential',
  'home',
  'not-found',
  'offer',
  'premium',
  'pricing',
  'process',
  'qualify',
  'scale',
  'website',
]

/**
 * Folders that a folder must not import from.
 * @param {string} target
 * @param {string[]} from
 * @param {string[]} [except] relative to each of `from`.
 */
const forbid = (target, from, except) =>
  from.map((folder) => ({ target: `./${target}`, from: `./${folder}`, ...(except && { except }) }))

/** Imports run one way: app → components/<page> → components/prices → components/ui → lib and content. */
const zones = [
  ...forbid('content', ['app', 'components', 'lib', 'build', 'tools', 'e2e']),
  ...forbid('lib', ['app', 'components', 'build', 'tools', 'e2e']),
  ...forbid('components', ['app', 'build', 'tools', 'e2e']),
  ...forbid('app', ['build', 'tools', 'e2e']),
  ...forbid('components/ui', ['components'], ['./ui']),
  ...forbid('components/ui', ['content'], ['./types.ts']),
  ...forbid('components/prices', ['components'], ['./prices', './ui']),
  ...forbid('components/diary', ['components'], ['./diary', './ui']),
  ...forbid('components/booking', ['components'], ['./booking', './ui']),
  ...forbid('components/gate', ['components'], ['./gate', './ui']),
  ...forbid('components/site', ['components'], ['./site', './ui', './diary']),
  ...PAGES.flatMap((page) =>
    forbid(`components/${page}`, ['components'], [`./${page}`, './booking', './diary', './gate', './prices', './ui']),
  ),
  ...forbid('build', ['app', 'components', 'tools', 'e2e']),
  ...forbid('tools', ['app', 'components', 'build']),
  ...forbid('tools', ['e2e'], ['./support', './engines']),
  ...forbid('e2e', ['app', 'components', 'build', 'tools']),
]

const config = [
  { ignores: ['.next/**', 'out/**', '.generated/**', 'next-env.d.ts', 'test-results/**', 'playwright-report/**'] },
  ...next,
  ...typescript,
  // eslint-config-next ignores build/, where it expects output.
  { ignores: ['!build/**'] },
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
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
    },
  },
  {
    files: ['build/**', 'tools/**', 'lib/browser/**'],
    rules: { 'no-console': 'off' },
  },
]

export default config
