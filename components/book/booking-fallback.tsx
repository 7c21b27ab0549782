import { SchedulingLink } from '@/components/booking/scheduling-link'

export type BookingFallbackTexts = { link: string; email: string }

/**
 * The calendar's head, with the ways to book without it.
 * @param prominent when the calendar failed. Only colours change then, so that nothing moves.
 */
export function BookingFallback({
  title,
  texts,
  address,
  email,
  prominent,
}: {
  title: string
  texts: BookingFallbackTexts
  address: string
  email: string
  prominent: boolean
}) {
  return (
    <header
      data-prominent={prominent}
      className="group flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line px-(--gutter) py-4 data-[prominent=true]:border-transparent data-[prominent=true]:bg-accent-soft sm:px-6 noscript:border-transparent noscript:bg-accent-soft"
    >
      <div>
        <h2 className="text-h3">{title}</h2>
        <p className="mt-1 text-small text-muted">
          {texts.email}{' '}
          <a href={`mailto:${email}`} className="-my-2 inline-flex min-h-11 items-center link">
            {email}
          </a>
        </p>
      </div>
      <SchedulingLink
        address={address}
        className="inline-flex min-h-11 items-center justify-center rounded-full border border-line-strong px-5 text-small font-medium transition-colors duration-200 group-data-[prominent=true]:border-accent group-data-[prominent=true]:bg-accent group-data-[prominent=true]:text-on-accent hover:border-accent noscript:bg-accent noscript:text-on-accent"
      >
        {texts.link}
      </SchedulingLink>
    </header>
  )
}
