import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Every client component: adding one costs visitors bytes, so it should be a decision. */
const ISLANDS = [
  'app/error.tsx',
  'app/global-error.tsx',
  'components/book/calendar.tsx',
  'components/booking/scheduling-link.tsx',
  'components/essential/chart-loader.tsx',
  'components/home/film.tsx',
  'components/pricing/locked-pricing.tsx',
  'components/site/email-copy.tsx',
  'components/site/error-report.tsx',
  'components/site/link-interceptor.tsx',
  'components/site/log-path.tsx',
  'components/site/overlap-observer.tsx',
  'components/site/reveal.tsx',
  'components/site/theme-switch.tsx',
  'components/ui/accordion.tsx',
  'components/ui/tooltip-area.tsx',
]

const sources = ['app', 'components']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
  .map((name) => ({ name, source: readFileSync(name, 'utf8') }))
const islands = sources.filter(({ source }) => /^['"]use client['"]/.test(source))

test('only the named components run in the browser', () => {
  expect(islands.map(({ name }) => name).sort()).toEqual(ISLANDS)
})

test('an island gets its words as props; only the error pages, which have no parent, import them', () => {
  const importing = islands.filter(({ source }) => /^(?!import type ).*from '@\/content\/(?!schema)/m.test(source))
  expect(importing.map(({ name }) => name).filter((name) => !name.includes('error'))).toEqual([])
})
