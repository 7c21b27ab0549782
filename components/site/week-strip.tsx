import { ActionLink } from '@/components/ui/link'
import { siteLayout } from '@/content/site-layout'

const DAYS = 5

/** The floating button: the last cell of a week that fills as the page is scrolled, docked at the bottom. */
export function WeekStrip() {
  return (
    <div className="strip-area">
      <aside aria-label={siteLayout.floatingName} className="strip">
        <ol aria-hidden="true">
          {Array.from({ length: DAYS }, (_, day) => (
            <li key={day} style={{ '--place': day }} className="strip-day" />
          ))}
        </ol>
        <ActionLink action={siteLayout.floatingAction} data-button className="strip-button" />
      </aside>
    </div>
  )
}
