import { AXIS_WEEKS } from '@/lib/week-axis'

/** Lines between the weeks, in the whole area of their container. */
export function WeekLines({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`week-lines week-columns ${className}`}>
      {Array.from({ length: AXIS_WEEKS }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  )
}
