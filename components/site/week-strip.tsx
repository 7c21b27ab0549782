import { diary } from '@/content/home'
import { siteLayout } from '@/content/site-layout'

const { floatingName, floatingAction } = siteLayout

/**
 * The floating button (the strip of docs/vocabulary.md): a week at the bottom of the window. The last day is open. Visitors
 * may click any day, so the whole week is the link.
 */
export function WeekStrip() {
  return (
    <aside aria-label={floatingName} className="strip-area pointer-events-none absolute inset-0 z-20 flex items-end">
      <a
        href={floatingAction.href}
        data-button
        className="strip group pointer-events-auto sticky bottom-0 grid h-(--strip) w-full border-t-2 border-on-white bg-gum focus-visible:outline-none tiny:static"
      >
        <span aria-hidden="true" translate="no" className="strip-days contents not-tall:hidden tiny:hidden">
          {diary.days.slice(0, diary.openDay).map((day) => (
            <span key={day}>{day}</span>
          ))}
        </span>
        <span className="strip-button flex items-center justify-center text-center text-small leading-[1.2] font-semibold text-balance not-tall:col-span-full group-hover:underline tiny:col-span-full">
          {floatingAction.label}
        </span>
      </a>
    </aside>
  )
}
