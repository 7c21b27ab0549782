import { routes } from '@/content/routes'
import type { Path, RouteRow } from '@/content/schema'

/**
 * Returns the row of a page in the route table.
 * @param path `*` for the not-found page.
 * @throws Error when the table has no row for the path.
 */
export function routeFor(path: Path): RouteRow {
  const row = routes.find((route) => route.path === path)
  if (!row) throw new Error(`content/routes.ts has no row for ${path}`)
  return row
}

type PagePath = Exclude<Path, '*'>

/** The route table without the not-found page. */
export const pages: readonly (RouteRow & { path: PagePath })[] = routes.filter(
  (row): row is Extract<(typeof routes)[number], { path: PagePath }> => row.path !== '*',
)
