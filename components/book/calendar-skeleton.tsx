const WEEKDAYS = [...Array(7).keys()]
const DAYS = [...Array(35).keys()]
/** Days drawn as available. */
const AVAILABLE = [8, 9, 11, 14, 15, 17, 18, 23, 24, 28, 29]
const SLOTS = [...Array(6).keys()]

/** A placeholder with the calendar's size, shown while it loads. */
export function CalendarSkeleton() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 350 572"
      width="175"
      height="286"
      className="sm:px-8 absolute inset-x-0 top-0 mx-auto h-full w-full fill-line px-(--gutter) py-10 text-line"
      preserveAspectRatio="xMidYMin meet"
    >
      <defs>
        <circle id="day" r="17" />
        <rect id="slot" x="0.5" y="0.5" width="105" height="43" rx="10" />
      </defs>
      <rect width="92" height="8" rx="4" />
      <rect y="20" width="196" height="14" rx="7" />
      <path d="M0 62.5h350" stroke="currentColor" />
      <rect y="90" width="118" height="12" rx="6" />
      <path d="m304 90-6 6 6 6m32-12 6 6-6 6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      {WEEKDAYS.map((weekday) => (
        <rect key={weekday} x={weekday * 50 + 15} y="132" width="20" height="6" rx="3" />
      ))}
      {DAYS.map((day) => (
        <use
          key={day}
          href="#day"
          x={(day % 7) * 50 + 25}
          y={Math.floor(day / 7) * 44 + 174}
          className={AVAILABLE.includes(day) ? 'fill-accent-soft' : 'fill-none stroke-line'}
        />
      ))}
      <path d="M0 400.5h350" stroke="currentColor" />
      <rect y="424" width="84" height="10" rx="5" />
      {SLOTS.map((slot) => (
        <use
          key={slot}
          href="#slot"
          x={(slot % 3) * 122}
          y={456 + Math.floor(slot / 3) * 58}
          strokeDasharray="4 4"
          className="stroke-line-strong fill-none"
        />
      ))}
    </svg>
  )
}
