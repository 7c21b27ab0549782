import { routes } from '@/content/routes'
import type { Path, RouteRow } from '@/content/schema'

/**
 * Returns the row of a page in the route table.
 * @param path `*` for the not-found page.
 */
export const routeFor = (path: Path): RouteRow => routes.find((route) => route.path === path)!

/** The route table without the not-found page. */
export const pages: readonly (RouteRow & { path: Exclude<Path, '*'> })[] = routes.filter((row) => row.path !== '*')
