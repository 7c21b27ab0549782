import type { PagePath, Path } from '@/content/link-types'
import { routes } from '@/content/routes'
import type { RouteRow } from '@/content/types'

const defaults = { topBarButton: true, floatingButton: true, topBarGround: 'translucent' } as const

/**
 * Returns the row of a page in the route table, with the values that it does not set.
 * @param path `*` for the not-found page.
 */
export function routeFor(path: Path) {
  const row: RouteRow = routes.find((route) => route.path === path)!
  return { ...defaults, ...row }
}

type PageRow = RouteRow & { path: PagePath }

/** The rows of the route table that are pages, without that of the not-found page. */
export const pageRoutes: readonly PageRow[] = routes.filter((row) => row.path !== '*')
