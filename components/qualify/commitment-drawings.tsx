const SLOT = 'border border-e-0 border-ink last:border-e'
/** White in both themes, so that the lines between them are dark. */
const BOOKED_SLOT = `${SLOT} reveal-[fill-y] bg-white text-on-white not-first:border-s-on-white`

/** A white slot for each month of the minimum term, and an open one after them. */
export function MonthSlots({ months }: { months: number }) {
  return (
    <p
      className="grid auto-cols-fr grid-flow-col display-[85cqi/var(--slots)] paper:text-print"
      style={{ '--slots': months + 1 }}
    >
      {Array.from({ length: months }, (_, index) => (
        // Clipped, because with forced colours the backplate of the number would cover the lines.
        <span
          key={index}
          className={`${BOOKED_SLOT} overflow-clip border-b-3 border-b-red px-[0.07em] pt-[0.14em] pb-[0.1em] display leading-[0.7] opsz-max`}
        >
          {index + 1}
        </span>
      ))}
      <span className="border border-dashed [border-inline-start-style:solid]" />
    </p>
  )
}

/** The fee, and below or next to it what it is for. */
export function FeeFigure({ fee, unit }: { fee: string; unit: string }) {
  return (
    <p className="flex flex-wrap items-end gap-x-[max(1rem,5cqi)] gap-y-4">
      <span className="display trim-caps display-[21cqi] paper:text-print">{fee}</span>
      <span className="max-w-[7em] text-xl font-semibold wide:max-w-[14em]">{unit}</span>
    </p>
  )
}

/** The monthly fee of a package, and below it what it is for. */
export function MonthlyFee({ fee, unit }: { fee: string; unit: string }) {
  return (
    <p>
      <span className="display trim-caps display-[15cqi] paper:text-print">{fee}</span>{' '}
      <span className="mt-4 block text-xl font-semibold">{unit}</span>
    </p>
  )
}

type AttendanceProps = {
  attended: readonly boolean[]
  states: Record<'attended' | 'missed', string>
  label: string
}

/** A row of consultations with their states: the attended ones are white, and the missed one has a red line. */
export function AttendanceSlots({ attended, states, label }: AttendanceProps) {
  return (
    <>
      <p className="grid h-[clamp(4rem,7.4vw,11rem)] grid-cols-5 display-[min(var(--text-xs),3.9vw)] leading-[1.15] font-semibold tracking-[-0.03em] *:px-[min(0.2rem,0.8vw)] *:py-1.5 wide:text-base wide:tracking-normal wide:*:px-3">
        {attended.map((isAttended, index) =>
          isAttended ? (
            <span key={index} className={`${BOOKED_SLOT} forced-colors:border-b-[0.4rem]`}>
              {states.attended}
            </span>
          ) : (
            <span key={index} className={`${SLOT} grid content-between`}>
              {states.missed} <i className="mx-[20%] mb-[20%] border-t-3 border-red" />
            </span>
          ),
        )}
      </p>
      <p className="mt-2 text-sm">{label}</p>
    </>
  )
}
