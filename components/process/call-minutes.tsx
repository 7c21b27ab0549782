import type { ReactNode } from 'react'

type Props = { minutes: number; unit: string; text: string; children: ReactNode }

/**
 * A scale of whole hours. The minutes of the call are red, and end below their number and the button.
 * @param text what the minutes are for.
 * @param children a button and, next to it on wide screens, an alternative.
 */
export function CallMinutes({ minutes, unit, text, children }: Props) {
  const all = Math.ceil(minutes / 60) * 60
  return (
    <div style={{ '--minutes': all, '--share': `${(100 * minutes) / all}%` }}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-y-8 wide:grid-cols-[clamp(25%,var(--share),75%)_minmax(0,1fr)]">
        {children}
      </div>
      <div className="mt-lg flex w-(--share) min-w-min flex-wrap items-baseline justify-between gap-x-m gap-y-6">
        <p className="max-w-text text-lg">{text}</p>
        <p aria-hidden className="ms-auto display text-5xl whitespace-nowrap text-red">
          <span className="text-[1.9em] leading-[0.9] opsz-max">{minutes}</span> {unit}
        </p>
      </div>
      <div
        aria-hidden
        className="mt-3 grid h-[clamp(3.2rem,7vw,11rem)] reveal-[wipe] grid-cols-[repeat(var(--minutes),minmax(0,1fr))] items-end"
      >
        {Array.from({ length: all }, (_, minute) => (
          <i
            key={minute}
            className={`last:border-e ${minute < minutes ? 'h-full border-s-[max(2px,0.42vw)] border-s-red' : 'h-[38%] border-s'}`}
          />
        ))}
      </div>
    </div>
  )
}
