import { ActionLink } from '@/components/ui/link'
import { diary } from '@/content/home'
import { siteLayout } from '@/content/site-layout'

/** The floating button: in the last cell of a week that fills as the page is scrolled, docked at the bottom. */
export function WeekStrip() {
  return (
    <div className="strip-area">
      <aside aria-label={siteLayout.floatingName} className="strip">
        <ol aria-hidden="true">
          {diary.days.map((day, place) => (
            <li key={day} style={{ '--place': place }} className="strip-day">
              {day}
            </li>
          ))}
        </ol>
        <ActionLink action={siteLayout.floatingAction} data-button className="strip-button" />
      </aside>
    </div>
  )
}
