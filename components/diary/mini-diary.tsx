/**
 * A full diary in small, as decoration in the colour of the surrounding text. The spaces keep it as narrow as the
 * screen where no styles apply.
 */
export function MiniDiary({ days, times }: { days: readonly string[]; times: readonly string[] }) {
  return (
    <div aria-hidden="true" data-reveal className="mini-diary w-full max-w-100 text-fine lg:justify-self-end">
      <span />
      {days.map((day) => (
        <span key={day}>{`${day} `}</span>
      ))}
      {times.map((time) => [
        <span key={time} className="time">
          {`${time} `}
        </span>,
        ...days.map((day) => <i key={day} />),
      ])}
    </div>
  )
}
