import { AXIS_WEEKS } from '@/lib/week-axis'

type Props = { className?: string; lineClass: string }

/**
 * Lines between the weeks, in the whole area of their container.
 * @param lineClass the colour and the thickness of a line.
 */
export function WeekLines({ className = '', lineClass }: Props) {
  return (
    <div aria-hidden="true" className={`absolute inset-0 week-columns ${className}`}>
      {Array.from({ length: AXIS_WEEKS }, (_, index) => (
        <i key={index} className={index === 0 ? '' : lineClass} />
      ))}
    </div>
  )
}
