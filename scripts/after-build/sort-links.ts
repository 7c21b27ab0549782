import type { Page } from './pages'

/**
 * Sorts the preloads and the disabled stylesheets of a page, so that two builds of one commit are equal: their order depends on
 * which part of a page Next.js has rendered first.
 */
export function sortLinks({ root }: Page): void {
  const links = root.querySelectorAll('head > link').filter((link) => isUnordered(link.attributes))
  const sorted = links.map(({ outerHTML }) => outerHTML).sort()
  links[0]?.insertAdjacentHTML('beforebegin', sorted.join(''))
  for (const link of links) link.remove()
}

const isUnordered = ({ rel, disabled }: Record<string, string>) => rel === 'preload' || disabled !== undefined
