import { ButtonLink } from '@/components/ui/button'
import { siteLayout } from '@/content/site-layout'
import { OverlapObserver } from './islands'

/** Sticky at the bottom of the viewport, with a row of its own below the content, so that it never covers the last lines. */
export function FloatingButton() {
  return (
    <OverlapObserver
      name={siteLayout.floatingName}
      className="pointer-events-none sticky bottom-0 z-10 flex justify-end px-(--gutter) pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] transition-opacity duration-200 focus-within:opacity-100! data-covering:opacity-0 data-covering:*:pointer-events-none! print:hidden"
    >
      <ButtonLink
        action={siteLayout.floatingAction}
        variant="quiet"
        size="compact"
        className="pointer-events-auto shadow-float"
      />
    </OverlapObserver>
  )
}
