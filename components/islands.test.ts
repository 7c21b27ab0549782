import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Every client component: adding one costs visitors bytes, so it should be a decision. */
const ISLANDS = [
  'app/error.tsx',
  'app/global-error.tsx',
  'components/book/scheduling-embed.tsx',
  'components/booking/scheduling-link.tsx',
  'components/essential/chart-loader.tsx',
  'components/gate/gate.tsx',
  'components/home/film-player.tsx',
  'components/pricing/estimator.tsx',
  'components/pricing/locked-pricing.tsx',
  'components/site/email-copy.tsx',
  'components/site/error-report.tsx',
  'components/site/log-path.tsx',
  'components/site/navigation.tsx',
  'components/site/overlap-observer.tsx',
  'components/site/reveal.tsx',
  'components/site/theme-switch.tsx',
  'components/ui/accordion.tsx',
  'components/ui/tooltip-area.tsx',
]

const sources = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((name) => join(folder, name))
    .sort(),
)
const islands = sources.filter((name) => /^['"]use client['"]/.test(readFileSync(name, 'utf8')))

test('only the named components run in the browser', () => {
  expect(islands).toEqual(ISLANDS)
})

test.each(islands.filter((name) => !name.includes('error')))('%s gets its words as props', (name) => {
  expect(readFileSync(name, 'utf8')).not.toMatch(/from '@\/content\/(?!schema)/)
})

test.each(sources.filter((name) => name.endsWith('page.tsx')))('%s is a table of contents on the server', (name) => {
  expect(islands).not.toContain(name)
  expect(readFileSync(name, 'utf8').split('\n').length).toBeLessThanOrEqual(41)
})
