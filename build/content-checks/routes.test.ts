import { readdirSync } from 'node:fs'
import { routes } from '@/content/routes'
import type { RouteRow } from '@/content/schema'
import { checkRoutes } from './routes'

const home: RouteRow = routes[0]
const messages = (...rows: RouteRow[]) => checkRoutes(rows).map(({ entry, message }) => `${entry} ${message}`)

test('every page of the route table exists in app, and no other', () => {
  const folders = readdirSync('app', { recursive: true, encoding: 'utf8' })
  const pages = folders
    .filter((name) => /(^|\/)page\.tsx$/.test(name))
    .map((name) => `/${name.replace(/\/?page\.tsx$/, '')}`)
  expect(pages.sort()).toEqual(
    routes
      .map(({ path }) => path)
      .filter((path) => path !== '*')
      .sort(),
  )
})

test('a description that a search result would cut, and a title that it would cut', () => {
  expect(messages({ ...home, description: 'x'.repeat(156), title: 'x'.repeat(61) })).toEqual([
    'routes[1] (/) has a title of 61 characters: expected at most 60',
    'routes[1] (/) has a description of 156 characters: expected 70 to 155',
  ])
  expect(messages({ ...home, description: 'Too short' })).toEqual([expect.stringContaining('of 9 characters')])
})

test('a path that is listed twice', () => {
  expect(messages(home, home)).toEqual(['routes[2] (/) is listed twice: keep one row'])
})

test('a description that another page has', () => {
  expect(messages(home, { ...home, path: '/book' })).toEqual([
    'routes[2] (/book) has the same description as /: expected one of its own',
  ])
})

test('a private page in the sitemap', () => {
  expect(messages({ ...home, robots: 'noindex' })).toEqual([
    'routes[1] (/) is in the sitemap but marked noindex: expected inSitemap: false',
  ])
})
