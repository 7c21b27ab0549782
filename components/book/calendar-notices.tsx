import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { book } from '@/content/book'
import type { CalendarState } from '@/lib/scheduling/calendar'

export type NoticeTexts = Pick<typeof book, 'waiting' | 'notices'>
type NoticesProps = { texts: NoticeTexts; state: CalendarState; isWaiting: boolean; children: ReactNode }

/**
 * What is shown where the calendar will be: that it loads, or why it does not.
 * @param isWaiting whether the calendar has been requested, and has neither loaded nor failed.
 * @param children a request for consent.
 */
export function CalendarNotices({ texts: { waiting, notices }, state, isWaiting, children }: NoticesProps) {
  const failure = state === 'waiting' || state === 'ready' ? undefined : state
  return (
    <div className="calendar-notices">
      {children}
      {/* Keeps its position when the title is not drawn and the margin of the text would collapse. */}
      <div role="status" className="flow-root">
        {isWaiting && <Notice key="waiting" title={waiting} className="noscript:hidden" />}
        {failure && (
          // The header shows the title of an unresponsive calendar.
          <Notice
            key={failure}
            {...notices[failure]}
            className={failure === 'unresponsive' ? '*:first:sr-only' : undefined}
          />
        )}
      </div>
      <Notice {...notices.scriptless} className="hidden unscripted:block" />
      <Notice {...notices.failed} className="hidden scripts-failed:block" />
    </div>
  )
}

export type ConsentTexts = Pick<typeof book.consent, 'text' | 'button'> & { privacyNotice: ReactNode }

/** Asks before anything is requested from the provider. */
export function ConsentRequest({ texts, onAllow }: { texts: ConsentTexts; onAllow: () => void }) {
  return (
    <div className="noscript:hidden">
      <Notice title={texts.text} className="mb-8 max-w-[16em]" />
      <button type="button" onClick={onAllow} className={buttonClass({ isFull: true })}>
        {texts.button}
      </button>
      {texts.privacyNotice}
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
