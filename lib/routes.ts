import 'server-only'
import { routes } from '@/content/routes'
import type { Path } from '@/content/routes'
import type { RouteRow } from '@/content/schema'

const defaults = { headerButton: true, floatingButton: true, headerBackground: 'translucent' } as const

/**
 * Returns the row of a page in the route table, with defaults for the values that it omits.
 * @param path `*` for the not-found page.
 */
export function routeFor(path: Path) {
  const row: RouteRow = routes[path]
  return { ...defaults, ...row }
}

/** The paths of all pages, with `*` for the not-found page. */
export const paths = Object.keys(routes) as Path[]

/** The rows of the route table, without the not-found page. */
export const pageRoutes = paths.filter((path) => path !== '*').map((path) => ({ path, ...routeFor(path) }))
