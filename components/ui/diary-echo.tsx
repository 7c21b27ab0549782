/** The diary again, small and full: decoration on an accent band. */
export function DiaryEcho({ days, times }: { days: readonly string[]; times: readonly string[] }) {
  return (
    <div
      data-reveal
      aria-hidden="true"
      className="grid w-full max-w-96 grid-cols-[auto_repeat(5,1fr)] gap-1.5 rounded-panel border border-current/30 p-5 text-fine tabular-nums lg:justify-self-end"
    >
      <span />
      {days.map((day) => (
        <span key={day} className="pb-1 text-center">
          {day}
        </span>
      ))}
      {times.map((time) => (
        <span key={time} className="contents">
          <span className="self-center pr-2 text-right">{time}</span>
          {days.map((day) => (
            <span key={day} className="grid h-10 place-items-center rounded-[0.5rem] bg-current/15">
              <i className="size-2 rounded-full bg-current" />
            </span>
          ))}
        </span>
      ))}
    </div>
  )
}
