import css from '@eslint/css'
import { defineConfig } from 'eslint/config'
import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'
import { zones } from './eslint/import-zones.mjs'
import { RESTRICTIONS } from './eslint/restrictions.mjs'

export default defineConfig([
  { ignores: ['.next/**', 'out/**', 'pictures/**', 'next-env.d.ts', 'test-results/**', 'playwright-report/**'] },
  ...next,
  ...typescript,
  {
    files: ['**/*.{mjs,ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-shadow': 'error',
      'import/no-restricted-paths': ['error', { zones }],
      'import/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling'],
          pathGroups: [{ pattern: '@/**', group: 'internal' }],
          alphabetize: { order: 'asc' },
        },
      ],
      'no-console': 'error',
      'no-restricted-imports': [
        'error',
        { name: 'next/link', message: 'Use <a>: the build does not publish the payloads that next/link requests.' },
        { name: 'next/image', message: 'Use <img> with width and height: next/image needs a server.' },
      ],
      // lib/hydration/loader.ts replays clicks only on buttons that have type="button".
      'react/button-has-type': 'error',
      'react/jsx-no-literals': ['error', { allowedStrings: ['.', ',', ':', '(', ')', '·', '£', '©'] }],
      // It recommends next/image.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    files: ['{app,components,lib}/**/*.{ts,tsx,css}'],
    ignores: ['**/*.test.{ts,tsx}', 'app/globals.css'],
    rules: { 'no-restricted-syntax': ['error', ...Object.values(RESTRICTIONS)] },
  },
  {
    files: ['e2e/**', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['only', 'skip', 'fixme', 'waitForTimeout', 'toMatchSnapshot'].map((property) => ({
          property,
          message: 'Tests do not sleep, compare snapshots or skip other tests: see Testing in CONTRIBUTING.md.',
        })),
      ],
    },
  },
  // Pages list their sections in reading order; see CONTRIBUTING.md.
  { files: ['app/**/page.tsx'], rules: { 'max-lines': ['error', 40] } },
  { files: ['scripts/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    // The parser does not know Tailwind's at-rules.
    languageOptions: { tolerant: true },
    rules: {
      'css/no-invalid-properties': ['error', { allowUnknownVariables: true }],
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
  { files: ['components/**/*.css'], rules: { 'css/no-important': 'error' } },
])
