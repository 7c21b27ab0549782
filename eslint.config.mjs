import { readdirSync } from 'node:fs'
import css from '@eslint/css'
import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'

/** Folders of components/ that pages share, with the folders that each may import. All other folders belong to a page. */
const SHARED = { ui: [], prices: ['ui'], site: ['ui'] }
const ALLOWED_IN_PAGES = ['prices', 'ui']
const FOLDERS = readdirSync('components').filter((name) => !name.includes('.'))

/**
 * Returns zones that forbid `target` to import from the folders `from`.
 * @param {string} target
 * @param {string[]} from
 * @param {string[]} [except] paths relative to each of `from`.
 */
const forbid = (target, from, except) =>
  from.map((folder) => ({ target: `./${target}`, from: `./${folder}`, ...(except && { except }) }))

/** Methods whose callback decides something about an entry. */
const PREDICATE = 'CallExpression[callee.property.name=/^(filter|find|findIndex|findLast|some|every)$/]'
/** Methods that change what they are called on. */
const CHANGE =
  'CallExpression[callee.property.name=/^(push|pop|shift|unshift|splice|set|add|delete|clear|remove|append|prepend|replaceWith)$/]'

/** Code that has to be decoded, such as spreads of literals, which keep a list on fewer lines than Prettier would. */
const PUZZLES = [
  {
    selector: ':matches(CallExpression, NewExpression) > AssignmentExpression.arguments',
    message: 'Assign in a statement of its own, not in an argument.',
  },
  {
    selector: 'ArrowFunctionExpression > :matches(AssignmentExpression, UpdateExpression).body',
    message: 'Put braces around an assignment: as the value of a function, it looks like a comparison.',
  },
  {
    selector: 'VariableDeclarator[id.type="ArrayPattern"][init.type="ArrayExpression"]',
    message: 'Declare each variable in a statement of its own.',
  },
  {
    selector:
      ':matches(ArrayExpression, CallExpression, NewExpression) > SpreadElement[argument.type="ArrayExpression"]',
    message: 'List the entries without another list around them.',
  },
  {
    selector: 'ObjectExpression > SpreadElement[argument.type="ObjectExpression"]',
    message: 'List the properties without another object around them.',
  },
  {
    selector: ':matches(TSAsExpression, TSTypeAssertion) > TSNeverKeyword',
    message: 'Narrow the type instead of casting to never.',
  },
  {
    selector: `${PREDICATE} > .arguments :matches(AssignmentExpression, UpdateExpression, ${CHANGE}, UnaryExpression[operator="delete"])`,
    message: 'A predicate only decides: change things in a loop or in forEach.',
  },
  {
    selector:
      'UnaryExpression[operator="void"] > :matches(AssignmentExpression, LogicalExpression, ConditionalExpression)',
    message: 'Write a statement: void is for promises that are not awaited.',
  },
]

/**
 * Lists of more than 120 characters of utility classes, in strings and templates. Components contain no texts, so that a
 * string with a space is such a list, unless it begins with M and a number, as the path of a drawing does.
 */
const CLASS_LISTS = [
  'Literal[value=/^(?=.* )(?!M[0-9]).{121,}$/]',
  'TemplateElement[value.raw=/^(?=.* )(?!M[0-9]).{121,}$/]',
].map((selector) => ({
  selector,
  message:
    'Give these classes a name in a stylesheet next to the component: over 120 characters, nobody sees what an element looks like.',
}))

const UNNAMED_SIZE = {
  selector: 'JSXAttribute :matches(Literal[value=/\\[clamp\\(/], TemplateElement[value.raw=/\\[clamp\\(/])',
  message:
    'Take a size from the tokens in app/globals.css, or give this one a name in a stylesheet next to the component.',
}

const CONTENT_IMPORT = {
  selector:
    "Program:has(> ExpressionStatement[directive='use client']) > ImportDeclaration[importKind!='type'][source.value=/(^@|[.][.]).content./]",
  message: 'Pass content as props from a server component: this import would send the whole module to visitors.',
}

/** Direction of imports: app → components/<page> → components/prices → components/ui → lib → content. */
const zones = [
  ...forbid('content', ['app', 'components', 'lib', 'build', 'scripts', 'tools', 'e2e']),
  ...forbid('lib', ['app', 'components', 'build', 'scripts', 'tools', 'e2e']),
  ...forbid('components', ['app', 'scripts', 'tools', 'e2e']),
  ...forbid('app', ['scripts', 'tools', 'e2e']),
  // For tests.
  ...['app', 'components'].flatMap((target) => forbid(target, ['lib/testing'])),
  ...FOLDERS.flatMap((folder) => {
    const allowed = [folder, ...(SHARED[folder] ?? ALLOWED_IN_PAGES)].map((name) => `./${name}`)
    return forbid(`components/${folder}`, ['components'], allowed)
  }),
  ...forbid('components/ui', ['content'], ['./link-types.ts', './types.ts']),
  // Pages are rendered during the build only: their server components may measure fonts and read files there.
  ...['app', 'components'].flatMap((target) => forbid(target, ['build'], ['./render'])),
  ...forbid('build/render', ['build'], ['./render']),
  ...forbid('build', ['app', 'components', 'scripts', 'tools', 'e2e']),
  ...forbid('scripts', ['app', 'components', 'tools', 'e2e']),
  ...forbid('tools', ['app', 'components', 'e2e']),
  ...forbid('e2e', ['app', 'scripts', 'tools']),
  // Rendered with the content of a test (e2e/support/own-content.tsx).
  ...forbid(
    'e2e',
    ['components'],
    ['./home/hero.tsx', './home/home-closing.tsx', './prices/ledger.tsx', './site/header.tsx', './ui/early-script.tsx'],
  ),
]

const config = [
  { ignores: ['.next/**', 'out/**', 'next-env.d.ts', 'test-results/**', 'playwright-report/**'] },
  ...next,
  ...typescript,
  // eslint-config-next ignores build/ as output.
  { ignores: ['!build/**'] },
  {
    files: ['**/*.{mjs,ts,tsx}'],
    rules: {
      'import/no-restricted-paths': ['error', { zones }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...PUZZLES],
      'no-multi-assign': 'error',
      'no-sequences': ['error', { allowInParentheses: false }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-shadow': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  {
    files: ['app/**/*.tsx', 'components/**/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...PUZZLES, ...CLASS_LISTS, UNNAMED_SIZE, CONTENT_IMPORT] },
  },
  // The error page has no server component that could pass props.
  {
    files: ['app/global-error.tsx', 'components/site/error-report.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...PUZZLES, ...CLASS_LISTS, UNNAMED_SIZE] },
  },
  // Pages list their sections in reading order; see CONTRIBUTING.md.
  { files: ['app/**/page.tsx'], rules: { 'max-lines': ['error', 40] } },
  {
    files: ['build/**', 'scripts/**', 'tools/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    // The parser does not know Tailwind's at-rules.
    languageOptions: { tolerant: true },
    rules: {
      'css/use-baseline': [
        'error',
        {
          // Matches `browserslist` in package.json, for which Lightning CSS compiles light-dark().
          available: 2023,
          // Without these, pages differ only slightly.
          allowAtRules: ['page'],
          allowProperties: ['accent-color', 'text-size-adjust', 'text-wrap'],
          allowPropertyValues: { 'break-after': ['avoid'] },
          allowSelectors: ['selection'],
        },
      ],
    },
  },
]

export default config
