import { routes } from '@/content/routes'
import type { Path, RouteRow } from '@/content/types'

/**
 * The row of the route table for a path.
 * @param path a path of the table; '*' is the not-found page.
 * @throws Error when the table has no such row.
 */
export function routeFor(path: Path): RouteRow {
  const row = routes.find((route) => route.path === path)
  if (!row) throw new Error(`content/routes.ts has no row for ${path}`)
  return row
}

type PagePath = Exclude<Path, '*'>

/** The rows that have an address, that is all but the not-found page. */
export const pages: readonly (RouteRow & { path: PagePath })[] = routes.filter(
  (row): row is Extract<(typeof routes)[number], { path: PagePath }> => row.path !== '*',
)
