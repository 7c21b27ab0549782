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
            <li key={day} className="border-e border-line">
              {/* Fills in its part of the page's scroll. */}
              <span
                style={{ animationRange: `${day * 20}% ${day * 20 + 19}%` }}
                className="block size-full origin-left bg-booked supports-[animation-timeline:view()]:animate-[fill-x_linear_both] supports-[animation-timeline:view()]:[animation-timeline:scroll(root)] forced-colors:bg-[CanvasText]"
              />
            </li>
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
