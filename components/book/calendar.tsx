'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { SchedulingLink } from '@/components/booking/scheduling-link'
import type { book } from '@/content/book'
import type { TitledText } from '@/content/schema'
import { ConsentPanel } from './consent-panel'
import { runWidget, type WidgetState } from './widget'

/** Hides the placeholder behind the consent panel and fades it in below the panel. */
const consentMaskClass = 'absolute inset-0 [mask-image:linear-gradient(transparent_19rem,#000c_32rem)]'
const frameClass = 'absolute inset-0 scheme-light [&_iframe]:absolute [&_iframe]:inset-0'

type Labels = Pick<typeof book, 'frameTitle' | 'waiting' | 'fallback' | 'notices'> & {
  title: string
  bookedTitle: string
}

type Content = Record<'intro' | 'confirmation' | 'skeleton', ReactNode>
type Props = Content & { pageUrl: string; email: string; labels: Labels; consent?: typeof book.consent }

/**
 * The provider's calendar next to the page's introduction, with a link and an email address in case it fails to load.
 * @param pageUrl the scheduling page, without a query.
 * @param consent if given, nothing is requested from the provider until the visitor clicks its button.
 * @param confirmation replaces `intro` when a call is booked, and is mounted again for each further booking, so that screen
 * readers announce it.
 * @param skeleton a placeholder, shown until the calendar posts its first message.
 */
export function Calendar({ pageUrl, email, labels, consent, intro, confirmation, skeleton }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const introduction = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<WidgetState>('waiting')
  const [height, setHeight] = useState(0)
  const [bookings, setBookings] = useState(0)
  const [isAllowed, setIsAllowed] = useState(!consent)
  const { frameTitle, notices } = labels

  useEffect(() => {
    if (!isAllowed) return
    const booked = new Set<string>()
    return runWidget(container.current!, { pageUrl, title: frameTitle }, ({ state, height = 0, booking }) => {
      if (state) setState(state)
      setHeight((tallest) => Math.max(tallest, height))
      if (booking === undefined) return
      // The confirmation keeps the height of the introduction, so that the calendar below it doesn't move.
      const { style, offsetHeight } = introduction.current!
      style.minHeight = `${offsetHeight}px`
      setBookings(booked.add(booking).size)
    })
  }, [isAllowed, pageUrl, frameTitle])

  const allow = () => {
    setIsAllowed(true)
    // React removes the focused button. From this container, Tab moves into the calendar.
    container.current?.focus({ preventScroll: true })
  }

  const isFailing = state === 'unresponsive' || state === 'failed' || state === 'offline'
  const title = bookings > 0 ? labels.bookedTitle : labels.title
  return (
    <div className="pb-section roomy md:pt-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-16 xl:gap-x-24 container grid min-h-svh content-start pt-12">
      <div ref={introduction} aria-live="polite" className="lg:sticky lg:top-(--top-bar) lg:self-start lg:pb-0 pb-12">
        {bookings > 0 ? <div key={bookings}>{confirmation}</div> : intro}
      </div>
      <section
        aria-label={title}
        className="bg-surface sm:mx-0 sm:overflow-hidden sm:rounded-panel sm:border -mx-(--gutter) border-y border-line"
      >
        {/* A failure changes only colours, so that nothing shifts. */}
        <header
          data-prominent={isFailing}
          className="group data-[prominent=true]:bg-accent-soft sm:px-6 noscript:bg-accent-soft flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line px-(--gutter) py-4 data-[prominent=true]:border-transparent noscript:border-transparent"
        >
          <div>
            {/* A calendar without messages may still work, so its notice replaces the title instead of covering the
                calendar. */}
            <h2 className="text-h3">{state === 'unresponsive' ? notices.unresponsive.title : title}</h2>
            <p className="text-muted mt-1 text-small">
              {labels.fallback.email}{' '}
              <a href={`mailto:${email}`} className="-my-2 inline-flex min-h-11 items-center link">
                {email}
              </a>
            </p>
          </div>
          <SchedulingLink
            pageUrl={pageUrl}
            className="border-line-strong group-data-[prominent=true]:border-accent group-data-[prominent=true]:bg-accent group-data-[prominent=true]:text-on-accent hover:border-accent noscript:bg-accent noscript:text-on-accent inline-flex min-h-11 items-center justify-center rounded-full border px-5 text-small font-medium transition-colors duration-200"
          >
            {labels.fallback.link}
          </SchedulingLink>
        </header>
        <div
          className="bg-surface relative h-[700px] min-w-80 text-ink"
          style={height ? { minHeight: height } : undefined}
          data-state={state}
        >
          {state !== 'ready' && (
            <div className={isAllowed ? (isFailing ? 'opacity-50' : '') : consentMaskClass}>{skeleton}</div>
          )}
          <div
            ref={container}
            {...(consent && { role: 'group', 'aria-label': frameTitle, tabIndex: -1 })}
            className={consent ? `${frameClass} outline-none` : frameClass}
          />
          {consent && !isAllowed && <ConsentPanel {...consent} onConsent={allow} />}
          <div className="absolute inset-x-0 top-0">
            <div role="status">
              {state === 'waiting' && isAllowed && (
                <p key="waiting" className="sr-only scripts-failed:hidden">
                  {labels.waiting}
                </p>
              )}
              {state === 'unresponsive' && (
                <p key="unresponsive" className="sr-only">
                  {`${notices.unresponsive.title} ${notices.unresponsive.text}`}
                </p>
              )}
              {(state === 'failed' || state === 'offline') && <NoticeText key={state} {...notices[state]} />}
            </div>
            <noscript>
              <NoticeText {...notices.scriptless} />
            </noscript>
            <div className="hidden scripts-failed:block">
              <NoticeText {...notices.failed} />
            </div>
          </div>
        </div>
      </section>
    </div>
  )
}

function NoticeText({ title, text }: TitledText) {
  return (
    <div className="bg-accent-soft sm:px-6 border-b border-line px-(--gutter) pb-4">
      <p className="font-medium">{title}</p>
      <p className="text-muted text-small">{text}</p>
    </div>
  )
}
