import { routes } from '@/content/routes'
import type { Path } from '@/content/link-types'
import type { RouteRow } from '@/content/types'

const defaults = { topBarButton: true, floatingButton: true, topBarBackground: 'translucent' } as const

/**
 * Returns the row of a page in the route table, with the values that it does not set.
 * @param path `*` for the not-found page.
 */
export const routeFor = (path: Path) => ({ ...defaults, ...(routes.find((route) => route.path === path) as RouteRow) })

/** The rows of the route table that are pages, without that of the not-found page. */
export const pageRoutes: readonly (RouteRow & { path: Exclude<Path, '*'> })[] = routes.filter((row) => row.path !== '*')
