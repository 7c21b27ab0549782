import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { ExternalLink } from '@/components/ui/link'
import type { CalendarState } from '@/lib/scheduling/calendar'

type Props = {
  title: string
  unresponsive: string
  state: CalendarState
  fallback: { contact: ReactNode; link: string; pageUrl: string } | undefined
}

/**
 * The title of the calendar, and the ways to book without it.
 * @param unresponsive the title while the calendar has posted no message. It may work all the same, and then covers the
 * notice that has this title.
 * @param fallback undefined once a call is booked.
 */
export function CalendarHeader({ title, unresponsive, state, fallback }: Props) {
  const isUnresponsive = state === 'unresponsive'
  const isFailing = isUnresponsive || state === 'failed'
  // The link is as high as the button that it becomes after a failure, so that nothing shifts.
  const linkClass = isFailing ? buttonClass() : 'calendar-link link noscript:button noscript:no-underline'
  return (
    <header className="flex flex-wrap items-center gap-x-8 border-b border-ink px-m py-2 wide:px-6 wide:pt-3">
      <div key={title} className="grow-3 basis-72 wide:basis-auto">
        {/* Both titles keep their space. */}
        <h2 className="calendar-title text-note">
          <span className={isUnresponsive ? 'invisible' : ''}>{title}</span>
          {fallback && <span className={isUnresponsive ? '' : 'invisible'}>{unresponsive}</span>}
        </h2>
        {fallback && <p className="-mt-1 text-small wide:mt-0">{fallback.contact}</p>}
      </div>
      {fallback && (
        <ExternalLink href={fallback.pageUrl} className={`grow-2 from-tablet:grow-0 ${linkClass}`}>
          {fallback.link}
        </ExternalLink>
      )}
    </header>
  )
}
