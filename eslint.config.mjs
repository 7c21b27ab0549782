import { readdirSync } from 'node:fs'
import css from '@eslint/css'
import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'

/** Folders of components/ that pages share, with the folders that each may import. All other folders belong to a page. */
const SHARED = { ui: [], prices: ['ui'], site: ['ui'] }
const ALLOWED_IN_PAGES = ['prices', 'ui']
/** Folders of lib/. Each may import only those before it, except *.early.ts: they are entries of their own. */
const LIB = [
  'typography',
  'theme',
  'campaign',
  'scheduling',
  'gate',
  'deferral',
  'analytics',
  'font-metrics',
  'prices',
  'seo',
]
const FOLDERS = readdirSync('components').filter((name) => !name.includes('.'))

/**
 * Returns zones that forbid `target` to import from the folders `from`.
 * @param {string} target
 * @param {string[]} from
 * @param {string[]} [except] paths relative to each of `from`.
 */
const forbid = (target, from, except) =>
  from.map((folder) => ({ target: `./${target}`, from: `./${folder}`, ...(except && { except }) }))

const CONTENT_IMPORT = {
  selector:
    "Program:has(> ExpressionStatement[directive='use client']) > ImportDeclaration[importKind!='type'][source.value=/(^@|[.][.]).content./]",
  message: 'Pass content as props from a server component: this import would send the whole module to visitors.',
}

/** Finds hooks in modules without the directive: CONTENT_IMPORT does not check these. useId also runs on the server. */
const HOOK_WITHOUT_DIRECTIVE = {
  selector:
    "Program:not(:has(> ExpressionStatement[directive='use client'])) CallExpression:matches([callee.name=/^use[A-Z]/], [callee.property.name=/^use[A-Z]/]):not([callee.name='useId'])",
  message: "Begin this module with 'use client': it calls a hook, so visitors download it.",
}

/**
 * Finds elements with handlers, and components with effects, for which the loader requests no scripts: it knows buttons, forms
 * and the attribute.
 */
const WITHOUT_HYDRATION = [
  "JSXOpeningElement[name.name=/^[a-z]/]:not([name.name=/^(button|form)$/]):has(> JSXAttribute[name.name=/^on[A-Z]/]):not(:has(> JSXAttribute[name.name='data-hydrate'])):not(JSXElement[openingElement.name.name='form'] *)",
  "Program:has(JSXElement):not(:has(JSXAttribute[name.name='data-hydrate'])):not(:has(JSXOpeningElement[name.name=/^(button|form)$/])) CallExpression[callee.name=/^use(Layout)?Effect$/]",
].map((selector) => ({
  selector,
  message:
    'Use <button type="button"> or <form>. If neither fits, add data-hydrate="near" and keyboard support: otherwise the scripts of the framework may never run for this component.',
}))

/** Finds utilities with a media query of their own. */
const ARBITRARY_WINDOW = {
  selector: String.raw`:matches(Literal[value=/\b(min|max)-\[[^\]]+\]:/], TemplateElement[value.raw=/\b(min|max)-\[[^\]]+\]:/])`,
  message: 'Use a variant of app/globals.css, such as wide: or phone:, instead of this media query.',
}

/** Finds pictures that move what is below them when they load. */
const IMAGE_WITHOUT_SIZE = {
  selector:
    "JSXOpeningElement[name.name='img']:not(:has(> JSXSpreadAttribute)):not(:has(> JSXAttribute[name.name='width']):has(> JSXAttribute[name.name='height']))",
  message: 'Give this picture its width and height: otherwise the page moves when it loads.',
}

const SLEEP_OR_SNAPSHOT = {
  selector:
    'CallExpression > MemberExpression > Identifier.property[name=/^(only|skip|fixme|waitForTimeout|toHaveScreenshot|toMatch(Inline)?Snapshot)$/]',
  message: 'Tests do not sleep, compare snapshots or skip other tests: see Testing in CONTRIBUTING.md.',
}

/** Reports texts in JSX, in constants and in attributes that visitors see or hear. Variables, symbols and numbers are allowed. */
const TEXT_IN_COMPONENT = [
  'JSXText[value=/[A-Za-z]/]',
  ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=/[A-Za-z]/]',
  ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal[value=/[A-Za-z]/]',
  ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > ConditionalExpression > ConditionalExpression > Literal[value=/[A-Za-z]/]',
  ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/[A-Za-z]/]',
  'Program:has(JSXElement) VariableDeclarator > :matches(Literal[value=/^[A-Z][a-z’]* .*[a-z]/], TemplateLiteral > TemplateElement[value.raw=/^[A-Z][a-z’]* .*[a-z]/])',
  'JSXAttribute[name.name=/^(alt|aria-(label|description|roledescription)|label|placeholder|title)$/] :matches(Literal[value=/[A-Za-z]/], TemplateElement[value.raw=/[A-Za-z]/])',
].map((selector) => ({
  selector,
  message: 'Move this text to a file of content/, where its characters and placeholders are checked.',
}))

const COLOUR_MESSAGE =
  'Use a colour of the palette in app/globals.css, such as var(--ink), or derive one with color-mix().'
const COLOUR_IN_MARKUP = {
  selector: 'JSXAttribute[name.name=/([cC]lass|^style$)/] Literal[value=/(^|\\[)(#[0-9a-fA-F]{3}|rgb|hsl|oklch)/]',
  message: COLOUR_MESSAGE,
}
/** Colours in stylesheets. Black is for masks, and for mixing with another colour. */
const COLOURS_IN_STYLESHEET = [
  'Hash:not([value=/^000(000)?$/])',
  'Declaration Identifier[name=/^(white|black|red)$/i]',
  'Function[name=/^(rgba?|hsla?|hwb|oklch|oklab)$/]',
].map((selector) => ({ selector, message: COLOUR_MESSAGE }))

const CLASS_WITHOUT_LAYER = {
  selector: 'StyleSheet > Rule > SelectorList > Selector > ClassSelector:first-child',
  message: 'Put this rule in @layer components: without a layer, it overrides the utilities of its elements.',
}

/** Media queries of windows and media, of which app/globals.css has the only list. */
const MEDIA_QUERY_OF_WINDOW = [
  'Atrule[name=media] :matches(Feature, FeatureRange):not([name=/^(forced-colors|prefers-.+|hover)$/])',
  'Atrule[name=media] MediaQuery[mediaType!=null]',
].map((selector) => ({
  selector,
  message: 'Use a variant of app/globals.css, such as @variant wide or paper, instead of this media query.',
}))

const FRAMEWORK_IMPORTS = [
  {
    name: 'next/link',
    message: 'Use a plain <a>: the build does not publish the payloads that next/link requests.',
  },
  { name: 'next/image', message: 'Use <img> with width and height: next/image needs a server.' },
]

/**
 * Direction of imports: app → components/<page> → components/prices → components/ui → lib → content; scripts use lib and
 * content. The rule does not see files that are named by path: the `entry` of an EarlyScript, which may be of any folder.
 */
const zones = [
  ...forbid('content', ['app', 'components', 'lib', 'scripts', 'e2e']),
  ...forbid('lib', ['app', 'components', 'scripts', 'e2e']),
  ...forbid('components', ['app', 'scripts', 'e2e']),
  ...forbid('app', ['scripts', 'e2e']),
  ...forbid('scripts', ['app', 'components', 'e2e']),
  ...forbid('e2e', ['scripts']),
  ...FOLDERS.flatMap((folder) => {
    const allowed = [folder, ...(SHARED[folder] ?? ALLOWED_IN_PAGES)].map((name) => `./${name}`)
    return forbid(`components/${folder}`, ['components'], allowed)
  }),
  ...LIB.flatMap((folder, index) => {
    const later = LIB.slice(index + 1).map((name) => `lib/${name}`)
    return forbid(`lib/${folder}/!(*.early).ts`, later)
  }),
  ...forbid('components/ui', ['content'], ['./schema']),
]

const config = [
  { ignores: ['.next/**', 'out/**', 'next-env.d.ts', 'test-results/**', 'playwright-report/**'] },
  ...next,
  ...typescript,
  {
    files: ['**/*.{mjs,ts,tsx}'],
    rules: {
      'import/no-restricted-paths': ['error', { zones }],
      'import/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling'],
          pathGroups: [{ pattern: '@/**', group: 'internal' }],
          alphabetize: { order: 'asc' },
          'newlines-between': 'never',
        },
      ],
      'no-console': 'error',
      'no-restricted-imports': ['error', ...FRAMEWORK_IMPORTS],
      // lib/deferral/loader.ts replays clicks only on buttons that have type="button".
      'react/button-has-type': 'error',
      // It recommends next/image.
      '@next/next/no-img-element': 'off',
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
    files: ['{app,components,lib}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        HOOK_WITHOUT_DIRECTIVE,
        CONTENT_IMPORT,
        ...WITHOUT_HYDRATION,
        ARBITRARY_WINDOW,
        IMAGE_WITHOUT_SIZE,
        ...TEXT_IN_COMPONENT,
        COLOUR_IN_MARKUP,
      ],
    },
  },
  {
    // The error page has no server component that could pass props.
    files: ['app/global-error.tsx', 'components/site/error-report.tsx'],
    rules: { 'no-restricted-syntax': ['error', HOOK_WITHOUT_DIRECTIVE, ...TEXT_IN_COMPONENT, COLOUR_IN_MARKUP] },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'it', message: 'Use test() instead of it(), as in the browser tests.' },
      ],
    },
  },
  { files: ['e2e/**', '**/*.test.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', SLEEP_OR_SNAPSHOT] } },
  // Pages list their sections in reading order; see CONTRIBUTING.md.
  { files: ['app/**/page.tsx'], rules: { 'max-lines': ['error', 40] } },
  {
    files: ['scripts/**'],
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
          allowProperties: [
            'accent-color',
            'text-size-adjust',
            'text-wrap',
            // Only in the variant `scroll-driven`.
            ...['animation-timeline', 'animation-range', 'timeline-scope', 'view-timeline', 'view-timeline-inset'],
          ],
          allowPropertyValues: { 'break-after': ['avoid'] },
          allowSelectors: ['selection'],
        },
      ],
    },
  },
  {
    files: ['{app,components}/**/*.css'],
    ignores: ['app/globals.css'],
    rules: { 'no-restricted-syntax': ['error', ...COLOURS_IN_STYLESHEET, ...MEDIA_QUERY_OF_WINDOW] },
  },
  {
    files: ['components/**/*.css'],
    rules: {
      'no-restricted-syntax': ['error', ...COLOURS_IN_STYLESHEET, ...MEDIA_QUERY_OF_WINDOW, CLASS_WITHOUT_LAYER],
    },
  },
]

export default config
