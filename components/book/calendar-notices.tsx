import type { ReactNode } from 'react'
import type { book } from '@/content/book'
import type { CalendarState } from '@/lib/scheduling/calendar'

export type NoticeLabels = Pick<typeof book, 'waiting' | 'notices'>
type NoticesProps = {
  labels: NoticeLabels
  state: CalendarState
  isAllowed: boolean
  fallback: ReactNode
  children: ReactNode
}

/**
 * What is shown where the calendar will be: that it loads, or why it does not.
 * @param isAllowed whether the calendar has been requested.
 * @param fallback the ways to book without the calendar, once it has failed.
 * @param children a request for consent.
 */
export function CalendarNotices({ labels: { waiting, notices }, state, isAllowed, fallback, children }: NoticesProps) {
  const failed = <Notice key="failed" {...notices.failed} />
  return (
    <div className="calendar-notices">
      {children}
      <div role="status" className="unscripted:hidden">
        {state === 'waiting' && isAllowed && <Notice key="waiting" title={waiting} />}
        {state === 'unresponsive' && <Notice key="unresponsive" {...notices.unresponsive} />}
        {state === 'failed' && failed}
      </div>
      <div className="hidden unscripted:block">{failed}</div>
      <div className={state === 'failed' ? 'mt-6' : 'mt-6 hidden unscripted:block'}>{fallback}</div>
    </div>
  )
}

export type ConsentLabels = Pick<typeof book.consent, 'text' | 'button'> & { privacyNotice: ReactNode }

/** Asks before anything is requested from the provider. */
export function ConsentRequest({ labels, onAllow }: { labels: ConsentLabels; onAllow: () => void }) {
  return (
    <div className="unscripted:hidden">
      <Notice title={labels.text} />
      <button type="button" onClick={onAllow} className="mt-6 button">
        {labels.button}
      </button>
      {labels.privacyNotice}
    </div>
  )
}

function Notice({ title, text }: { title: string; text?: string }) {
  return (
    <>
      <p className="voice text-caption text-balance">{title}</p>
      {text && <p className="mt-4 max-w-[30em]">{text}</p>}
    </>
  )
}
