import { ButtonLink } from '@/components/ui/button'
import { frame } from '@/content/frame'
import { GivingWay } from './giving-way'

/**
 * Sticks to the bottom of the screen while the content scrolls, and comes to rest in a row of its own
 * below the content, so that it never lies over a page's last lines.
 */
export function FloatingButton() {
  return (
    <GivingWay
      name={frame.floatingName}
      className="pointer-events-none sticky bottom-0 z-10 container flex justify-end pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] print:hidden"
    >
      <ButtonLink action={frame.floatingAction} size="compact" className="pointer-events-auto shadow-float" />
    </GivingWay>
  )
}
