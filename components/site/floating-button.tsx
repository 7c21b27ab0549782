import { ButtonLink } from '@/components/ui/button'
import { siteLayout } from '@/content/site-layout'
import { HideOnOverlap } from './islands'

/** Sticky at the bottom of the viewport, with a row of its own below the content, so that it never covers the last lines. */
export function FloatingButton() {
  return (
    <HideOnOverlap
      name={siteLayout.floatingName}
      className="pointer-events-none sticky bottom-0 z-10 flex justify-end px-(--gutter) pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] print:hidden"
    >
      <ButtonLink
        action={siteLayout.floatingAction}
        variant="quiet"
        size="compact"
        className="pointer-events-auto shadow-float"
      />
    </HideOnOverlap>
  )
}
