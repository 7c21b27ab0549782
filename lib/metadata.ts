import type { Metadata } from 'next'
import { site } from '@/content/site'
import type { Path } from '@/content/types'
import { routeFor } from './routes'
import { absoluteUrl } from './site-url'

/**
 * The text of a page's `<title>`.
 * @param path a path of the route table.
 */
export function pageTitle(path: Path): string {
  const { title } = routeFor(path)
  return path === '/' ? `${site.name} – ${title}` : `${title} | ${site.name}`
}

/**
 * Everything a page says about itself in its head, from its row of the route table.
 * @param path a path of the route table.
 */
export function pageMetadata(path: Path): Metadata {
  const { description, robots } = routeFor(path)
  const common = { title: pageTitle(path), description }
  // Next adds the robots tag of the not-found page itself; a second one would contradict it.
  if (path === '*') return { ...common, robots: null, alternates: { canonical: null } }
  return { ...common, robots, alternates: { canonical: absoluteUrl(path) } }
}
