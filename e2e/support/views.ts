import type { Path } from '@/content/routes'
import { pageRoutes } from '@/lib/routes'

/** Every page of the site, including the not-found page, with the URL at which a visitor opens it. */
export const views: readonly { path: Path; url: string }[] = [
  ...pageRoutes.map(({ path }) => ({ path, url: path })),
  { path: '*', url: '/no-such-page' },
]
