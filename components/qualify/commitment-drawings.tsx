import type { qualify } from '@/content/qualify'
import { interpolate } from '@/lib/interpolate'
import { formatPounds } from '@/lib/prices/money'

const SLOT = 'border border-e-0 border-ink last:border-e'
/** White in both themes, so that the lines between them are dark. */
const BOOKED_SLOT = `${SLOT} reveal-[fill-y] bg-white text-on-white not-first:border-s-on-white`

/** A white slot for each month of the minimum term, and an open one after them. */
export function MonthSlots({ months }: { months: number }) {
  return (
    <p
      aria-hidden
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

/** The fee, and next to it what it is for. */
export function FeeFigure({ fee, unit }: { fee: string; unit: string }) {
  return (
    <p aria-hidden className="flex flex-wrap items-end gap-x-[max(1rem,5cqi)] gap-y-4">
      <span className="display trim-caps display-[21cqi] paper:text-print">{fee}</span>
      <span className="max-w-[7em] text-xl font-semibold wide:max-w-[14em]">{unit}</span>
    </p>
  )
}

type AmountsProps = {
  amounts: readonly { name: string; amount: number }[]
  unit: (typeof qualify.commitments)['setup' | 'fees']['unit']
  either: string
}

/**
 * The amount of each package, or one amount if they are the same, and below it what it is for.
 * @param unit with the placeholder of a package’s name.
 * @param either instead of the name of a package.
 */
export function PackageAmounts({ amounts, unit, either }: AmountsProps) {
  const [first, ...others] = amounts
  const isSame = others.every(({ amount }) => amount === first?.amount)
  const shown = first && isSame ? [{ ...first, name: either }] : amounts
  return (
    <ul className="grid auto-cols-fr grid-flow-col gap-x-m">
      {shown.map(({ name, amount }) => (
        <li key={name}>
          <span className="display trim-caps display-[15cqi] paper:text-print">{formatPounds(amount)}</span>{' '}
          <span className="mt-4 block text-xl font-semibold">{interpolate(unit, { name })}</span>
        </li>
      ))}
    </ul>
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
      <p
        aria-hidden
        className="grid h-[clamp(4rem,7.4vw,11rem)] grid-cols-5 display-[min(var(--text-xs),3.9vw)] leading-[1.15] font-semibold tracking-[-0.03em] *:px-[min(0.2rem,0.8vw)] *:py-1.5 wide:text-base wide:tracking-normal wide:*:px-3"
      >
        {attended.map((isAttended, index) =>
          isAttended ? (
            <span key={index} className={`${BOOKED_SLOT} forced-colors:border-b-[0.4rem]`}>
              {states.attended}
            </span>
          ) : (
            <span key={index} className={`${SLOT} grid grid-rows-[auto_1fr]`}>
              {states.missed} <i className="mx-[20%] self-center border-t-3 border-red" />
            </span>
          ),
        )}
      </p>
      <p className="mt-2 text-sm">{label}</p>
    </>
  )
}
