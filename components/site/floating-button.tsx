import { ButtonLink } from '@/components/ui/button'
import { siteLayout } from '@/content/site-layout'
import { HideOnOverlap } from './hide-on-overlap'

/**
 * Sticks to the bottom of the screen while the content scrolls, and comes to rest in a row of its own
 * below the content, so that it never lies over a page's last lines.
 */
export function FloatingButton() {
  return (
    <HideOnOverlap
      name={siteLayout.floatingName}
      className="pointer-events-none sticky bottom-0 z-10 container flex justify-end pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] print:hidden"
    >
      <ButtonLink action={siteLayout.floatingAction} size="compact" className="pointer-events-auto shadow-float" />
    </HideOnOverlap>
  )
}
