'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { buttonClass } from '@/components/ui/button'
import { ExternalLink } from '@/components/ui/link'
import type { book } from '@/content/book'
import { rememberBooking } from '@/lib/booking/booked'
import { runWidget, type WidgetState } from '@/lib/scheduling/widget'
import { BookedColumns, riseInColumns } from './booked-columns'

type Words = { title: string; header: ReactNode; points: ReactNode }
type Props = Record<'open' | 'booked', Words> & {
  pageUrl: string
  contact: ReactNode
  labels: Pick<typeof book, 'frameTitle' | 'waiting' | 'fallback' | 'notices'>
  consent?: (typeof book.consent & { notice: ReactNode }) | undefined
  days: readonly string[]
}

/**
 * The provider's calendar next to the page's words, with a link and an email address in case it fails to load.
 * @param pageUrl the scheduling page, without a query.
 * @param contact the ways to reach the agency without the calendar.
 * @param consent if given, nothing is requested from the provider until the visitor clicks its button.
 * @param booked replaces `open` when a call is booked, and is mounted again for each further booking, so that screen
 * readers announce it.
 * @param days names of the columns that rise when a call is booked.
 */
export function Calendar({ pageUrl, contact, labels, consent, open, booked, days }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const introduction = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
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
      // The provider may post a booking twice.
      if (booked.has(booking)) return
      booked.add(booking)
      rememberBooking()
      riseInColumns(() => {
        // The confirmation keeps the heights of what it replaces, so that the calendar doesn't move.
        for (const { current } of [words, introduction, head])
          current!.style.setProperty('--height', `${current!.getBoundingClientRect().height}px`)
        flushSync(() => setBookings(booked.size))
        scrollTo({ top: 0, behavior: 'instant' })
      })
    })
  }, [isAllowed, pageUrl, frameTitle])

  const allow = () => {
    setIsAllowed(true)
    // React removes the focused button. From this container, Tab moves into the calendar.
    container.current?.focus({ preventScroll: true })
  }

  const isUnresponsive = state === 'unresponsive'
  const isFailing = isUnresponsive || state === 'failed' || state === 'offline'
  const isWaiting = state === 'waiting' && isAllowed
  const isBooked = bookings > 0
  const { title, header, points } = isBooked ? booked : open
  return (
    <div data-hydrate="now" className={`booking ${isBooked ? 'is-booked on-white' : ''}`}>
      {isBooked && <BookedColumns key={`columns-${bookings}`} days={days} />}
      <div ref={words} className="wide:contents slim:min-h-(--height)">
        <div
          ref={introduction}
          aria-live="polite"
          className="px-m pt-5 pb-4 wide:min-h-[var(--height,calc(var(--fold)-18.5rem))] wide:pe-8 wide:pt-7 paper:min-h-0"
        >
          <div key={bookings}>{header}</div>
        </div>
        <div aria-live="polite" className="contents">
          <div key={bookings} className="px-m pb-5 wide:col-start-1 wide:row-start-2 wide:pe-8 wide:pb-3">
            {points}
          </div>
        </div>
      </div>
      <section id="slot" aria-label={title} className="booking-slot">
        <div ref={head} className="grid min-h-(--height) slim:items-start">
          {/* The link is as high as the button that it becomes after a failure, so that nothing shifts. */}
          <header className="flex flex-wrap items-center gap-x-8 border-b border-ink px-m py-2 wide:px-6 wide:pt-3">
            <div key={title} className="grow-3 basis-72 wide:basis-auto">
              {/* A calendar without messages may still work, and cover the notice below. Both titles keep their space. */}
              <h2 className="grid text-note">
                {(isBooked ? [title] : [title, notices.unresponsive.title]).map((text, index) => (
                  <span key={text} className={`[grid-area:1/1] ${isUnresponsive === (index === 1) ? '' : 'invisible'}`}>
                    {text}
                  </span>
                ))}
              </h2>
              {!isBooked && <p className="-mt-1 text-small wide:mt-0">{contact}</p>}
            </div>
            {!isBooked && (
              <ExternalLink
                href={pageUrl}
                className={`grow-2 wide:grow-0 ${isFailing ? buttonClass() : 'calendar-link link noscript:button noscript:no-underline'}`}
              >
                {labels.fallback.link}
              </ExternalLink>
            )}
          </header>
        </div>
        <div
          className={`relative grid grid-cols-[minmax(0,1fr)] overflow-clip paper:hidden ${state === 'ready' ? 'on-white' : ''}`}
          data-state={state}
        >
          {state !== 'ready' && <Minutes />}
          {isWaiting && <div aria-hidden className="minute-hand noscript:hidden" />}
          <div className="calendar-notices">
            {consent && !isAllowed && (
              <div className="noscript:hidden">
                <Notice title={consent.text} className="mb-8 max-w-[16em]" />
                <button type="button" data-replay="click" onClick={allow} className={buttonClass(true)}>
                  {consent.button}
                </button>
                {consent.notice}
              </div>
            )}
            {/* Keeps its position when the title is not drawn and the margin of the text would collapse. */}
            <div role="status" className="flow-root">
              {isWaiting && <Notice key="waiting" title={labels.waiting} className="noscript:hidden" />}
              {/* The heading shows the title of this notice. */}
              {isFailing && (
                <Notice key={state} {...notices[state]} className={isUnresponsive ? '*:first:sr-only' : ''} />
              )}
            </div>
            <Notice {...notices.scriptless} className="hidden unscripted:block" />
            <Notice {...notices.failed} className="hidden scripts-failed:block" />
          </div>
          {/* Gives the provider its colours, and is not drawn. */}
          <div className="contents on-white accent-ink">
            <div
              ref={container}
              {...(consent && { role: 'group', 'aria-label': frameTitle, tabIndex: -1 })}
              className="calendar-frame"
              style={height ? { minHeight: height } : undefined}
            />
          </div>
        </div>
      </section>
    </div>
  )
}

/** An hour in ticks of a minute and of five minutes, as high as the calendar. WebKit clusters those of a gradient. */
function Minutes() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 20 60"
      preserveAspectRatio="none"
      className="absolute inset-y-0 left-0 h-full w-6.5 stroke-current"
    >
      {Array.from({ length: 60 }, (_, minute) => (
        <path
          key={minute}
          d={`M0 ${minute}h${minute % 5 === 0 ? 20 : 9}`}
          vectorEffect="non-scaling-stroke"
          shapeRendering="crispEdges"
        />
      ))}
    </svg>
  )
}

function Notice({ title, text, className }: { title: string; text?: string; className?: string }) {
  return (
    <div className={className}>
      <p className="voice text-caption text-balance">{title}</p>
      {text && <p className="mt-4 max-w-[30em]">{text}</p>}
    </div>
  )
}
