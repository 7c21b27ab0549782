import { diary } from '@/content/home'
import { siteLayout } from '@/content/site-layout'

const { floatingName, floatingAction } = siteLayout

/**
 * The floating button (the strip of docs/vocabulary.md): a week at the bottom of the window. The last day is open. Visitors
 * may click any day, so the whole week is the link.
 */
export function WeekStrip() {
  return (
    <aside aria-label={floatingName} className="strip-area">
      <a href={floatingAction.href} data-button className="strip">
        <span aria-hidden="true" translate="no" className="strip-days">
          {diary.days.slice(0, diary.openDay).map((day) => (
            <span key={day}>{day}</span>
          ))}
        </span>
        <span className="strip-button">{floatingAction.label}</span>
      </a>
    </aside>
  )
}
