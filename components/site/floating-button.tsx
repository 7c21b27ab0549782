import { ActionLink } from '@/components/ui/link'
import type { Path } from '@/content/routes'
import { siteLayout } from '@/content/site-layout'
import { routeFor } from '@/lib/routes'

const { floatingName, floatingAction } = siteLayout

/**
 * The button at the bottom of the window, if the row of the page in the route table has one. It takes no height: in its place,
 * before the closing section or at the end of the page, it covers the foot of what is before it.
 */
export function FloatingButton({ path }: { path: Path }) {
  if (!routeFor(path).floatingButton) return null
  return (
    <aside aria-label={floatingName} className="floating">
      <ActionLink action={floatingAction} data-button className="floating-button strokes" />
    </aside>
  )
}
