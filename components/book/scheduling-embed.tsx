'use client'

import { useRef, type ReactNode } from 'react'
import { useSchedulingWidget } from './use-scheduling-widget'
import { BookingFallback, type BookingFallbackTexts } from './booking-fallback'
import { Notice, type NoticeTexts } from './notice'

type Texts = {
  title: string
  bookedTitle: string
  frameTitle: string
  waiting: string
  wayOut: BookingFallbackTexts
  notices: NoticeTexts
}

/**
 * The provider's calendar beside the page's introduction, with a way to book when it does not come.
 * @param confirmation takes the place of `intro` once a call is booked.
 * @param skeleton is drawn in the calendar's place until it shows a sign of life.
 */
export function SchedulingEmbed({
  address,
  email,
  texts,
  intro,
  confirmation,
  skeleton,
}: {
  address: string
  email: string
  texts: Texts
  intro: ReactNode
  confirmation: ReactNode
  skeleton: ReactNode
}) {
  const container = useRef<HTMLDivElement>(null)
  const introduction = useRef<HTMLDivElement>(null)
  const { state, height, bookings } = useSchedulingWidget({ container, introduction, address, title: texts.frameTitle })
  const failing = state === 'silent' || state === 'failed' || state === 'offline'
  // A silent calendar may yet be a working one: its notice takes the title's place and covers nothing of it.
  const shownTitle = bookings > 0 ? texts.bookedTitle : texts.title
  const title = state === 'silent' ? texts.notices.silent.title : shownTitle
  return (
    <div className="container grid min-h-svh content-start pt-12 pb-section roomy md:pt-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-16 xl:gap-x-24">
      <div ref={introduction} aria-live="polite" className="pb-12 lg:sticky lg:top-(--top-bar) lg:self-start lg:pb-0">
        {bookings > 0 ? <div key={bookings}>{confirmation}</div> : intro}
      </div>
      <section
        aria-label={texts.title}
        className="-mx-(--gutter) border-y border-line bg-surface sm:mx-0 sm:overflow-hidden sm:rounded-panel sm:border"
      >
        <BookingFallback title={title} texts={texts.wayOut} address={address} email={email} prominent={failing} />
        <div
          className="relative h-[700px] min-w-80 bg-surface text-ink"
          style={height ? { minHeight: height } : undefined}
          data-state={state}
        >
          {state !== 'shown' && <div className={failing ? 'opacity-50' : ''}>{skeleton}</div>}
          <div ref={container} className="absolute inset-0 scheme-light [&_iframe]:absolute [&_iframe]:inset-0" />
          <Notice state={state} texts={texts.notices} waiting={texts.waiting} />
        </div>
      </section>
    </div>
  )
}
