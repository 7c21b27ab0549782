import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { book } from '@/content/book'
import type { CalendarState } from '@/lib/scheduling/calendar'

export type NoticeLabels = Pick<typeof book, 'waiting' | 'notices'>
type NoticesProps = {
  labels: NoticeLabels
  state: CalendarState
  isWaiting: boolean
  fallback: ReactNode
  children: ReactNode
}

/**
 * What is shown where the calendar will be: that it loads, or why it does not.
 * @param isWaiting whether the calendar has been requested, and has neither loaded nor failed.
 * @param fallback the ways to book without the calendar, once it has failed. An unresponsive one may still cover them.
 * @param children a request for consent.
 */
export function CalendarNotices({ labels, state, isWaiting, fallback, children }: NoticesProps) {
  const { waiting, notices } = labels
  const failure = state === 'waiting' || state === 'ready' ? undefined : state
  return (
    <div className="calendar-notices">
      {children}
      <div role="status">
        {isWaiting && <Notice key="waiting" title={waiting} className="noscript:hidden" />}
        {failure && <Notice key={failure} {...notices[failure]} />}
      </div>
      <Notice {...notices.scriptless} className="hidden unscripted:block" />
      <Notice {...notices.failed} className="hidden scripts-failed:block" />
      <div className={`mt-8 ${state === 'failed' ? '' : 'hidden noscript:block'}`}>{fallback}</div>
    </div>
  )
}

export type ConsentLabels = Pick<typeof book.consent, 'text' | 'button'> & { privacyNotice: ReactNode }

/** Asks before anything is requested from the provider. */
export function ConsentRequest({ labels, onAllow }: { labels: ConsentLabels; onAllow: () => void }) {
  return (
    <div className="noscript:hidden">
      <Notice title={labels.text} className="mb-8 max-w-[16em]" />
      <button type="button" onClick={onAllow} className={buttonClass({ isFull: true })}>
        {labels.button}
      </button>
      {labels.privacyNotice}
    </div>
  )
}

function Notice({ title, text, className }: { title: string; text?: string; className?: string | undefined }) {
  return (
    <div className={className}>
      <p className="voice text-caption text-balance">{title}</p>
      {text && <p className="mt-4 max-w-[30em]">{text}</p>}
    </div>
  )
}
