import type { Path } from '@/content/routes'
import { pageRoutes } from '@/lib/routes'

/** Every page of the site, including the not-found page, with the path `at` which a visitor opens it. */
export const visits: readonly { path: Path; at: string }[] = [
  ...pageRoutes.map(({ path }) => ({ path, at: path })),
  { path: '*', at: '/no-such-page' },
]
