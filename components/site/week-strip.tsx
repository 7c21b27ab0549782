import { OPEN_SLOT } from '@/content/drawings'
import { diary } from '@/content/home'
import { siteLayout } from '@/content/site-layout'

const { floatingName, floatingAction } = siteLayout

/**
 * The floating button (the strip of docs/vocabulary.md): a week at the bottom of the window, and then of the content. Its last
 * day is open, the others are booked. Visitors may click any day, so the whole week is the link.
 */
export function WeekStrip() {
  return (
    <aside aria-label={floatingName} className="strip">
      <a href={floatingAction.href} data-button className="strip-week stroked">
        <span aria-hidden="true" translate="no" className="strip-days">
          {diary.days.slice(0, OPEN_SLOT.day).map((day) => (
            <span key={day}>
              <b>{day}</b> {diary.states.booked}
            </span>
          ))}
        </span>
        <span className="strip-button strokes">{floatingAction.label}</span>
      </a>
    </aside>
  )
}
