import { diary } from '@/content/home'
import { siteLayout } from '@/content/site-layout'

const { floatingName, floatingAction } = siteLayout

/**
 * The floating button (the strip of docs/vocabulary.md): a week docked at the bottom, with its last day open. The days look
 * like a choice of days, so the whole week is the link.
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
