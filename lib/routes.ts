import 'server-only'
import type { PagePath, Path, RouteRow } from '@/content/types'
import { routes } from '@/content/routes'
import { BuildError } from './build-error'

const defaults = { topBarButton: true, floatingButton: true, topBarGround: 'translucent' } as const

/**
 * Returns the row of a page in the route table, with the values that it does not set.
 * @param path `*` for the not-found page.
 * @throws BuildError when the table has no row for the page.
 */
export function routeFor(path: Path) {
  const row: RouteRow | undefined = routes.find((route) => route.path === path)
  if (!row) throw new BuildError(`content/routes.ts has no row for ${path}: add one with its title and robots.`)
  return { ...defaults, ...row }
}

type PageRow = RouteRow & { path: PagePath }

/** The rows of the route table that are pages, without that of the not-found page. */
export const pageRoutes: readonly PageRow[] = routes.filter((row) => row.path !== '*')
