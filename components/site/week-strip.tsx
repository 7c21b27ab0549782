import { ActionLink } from '@/components/ui/link'
import { siteLayout } from '@/content/site-layout'

const DAYS = 5

/** The floating button: the last cell of a week that fills as the page is scrolled, docked at the bottom. */
export function WeekStrip() {
  return (
    // A sticky element in the area where it is shown needs no script and no motion.
    <div className="pointer-events-none absolute inset-0 z-20 flex items-end paper:hidden">
      <aside
        aria-label={siteLayout.floatingName}
        className="pointer-events-auto sticky bottom-0 grid h-(--strip) w-full grid-cols-[minmax(0,1fr)_auto] border-t bg-gum [box-shadow:0_-1px_var(--gum)] low:static"
      >
        <ol aria-hidden="true" className="grid grid-cols-5">
          {Array.from({ length: DAYS }, (_, day) => (
            <li key={day} style={{ '--n': day }} className="strip-day" />
          ))}
        </ol>
        <ActionLink
          action={siteLayout.floatingAction}
          className="flex items-center px-[clamp(1rem,2.5vw,3rem)] text-small font-semibold strip-button hover:underline focus-visible:-outline-offset-6 tight:leading-tight"
        />
      </aside>
    </div>
  )
}
