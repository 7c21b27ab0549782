import { Section } from '@/components/ui/section'
import { TitleRow } from '@/components/ui/title-row'
import { valueChart } from '@/content/essential'
import { figures } from '@/content/figures'
import { neededPatients } from '@/content/price-labels'
import type { ChartPoint, TermInvestment } from '@/content/schema'
import { countedText } from '@/lib/counted-text'
import { interpolate } from '@/lib/interpolate'
import { formatPounds } from '@/lib/prices/money'
import { termCost } from '@/lib/prices/term-cost'

/** A patient’s mark in units of the drawing. It includes the gap after it. */
const MARK_WIDTH = 10
const MARK_HEIGHT = 14
const GAP = 1

type Props = { investment: TermInvestment; points?: readonly ChartPoint[] }

/**
 * Lists for each treatment how many patients bring in the maximum cost of the minimum term, at their initial value less
 * the fee, with the sum. Renders nothing if no treatment is worth more than the fee.
 * @param points those with the label of the first one are initial values.
 */
export function NeededPatients({ investment, points = valueChart.points }: Props) {
  const { title, lead, patients, sum } = neededPatients
  const cost = termCost(investment, figures.minimumMonths).withFees.to
  const fee = formatPounds(investment.perConsultation)
  const treatments = points.flatMap(({ category, label, value }) => {
    const worth = value - investment.perConsultation
    if (label !== points[0]?.label || worth <= 0) return []
    const count = Math.ceil(cost / worth)
    const amounts = { count, value: formatPounds(value), fee, sum: formatPounds(count * worth) }
    return [{ category, count, sum: interpolate(sum, amounts) }]
  })
  if (treatments.length === 0) return null
  return (
    <Section labelledBy="patients" className="break-inside-avoid border-t">
      <TitleRow id="patients" title={title} lead={interpolate(lead, { together: formatPounds(cost), fee })} />
      <ul className="mt-md border-b">
        {treatments.map((treatment) => (
          <li
            key={treatment.category}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 border-t py-3 wide:columns"
          >
            <p className="text-xl font-semibold wide:col-span-3">{treatment.category}</p>
            <p className="wide:col-span-2">
              <span className="display text-5xl">{treatment.count}</span> {countedText(treatment.count, patients)}
            </p>
            <div className="w-full wide:col-[6/9]">
              <Marks count={treatment.count} />
            </div>
            <p className="text-xl tabular-figures wide:col-[9/13]">{treatment.sum}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A row of marks: the dashes of a line. */
function Marks({ count }: { count: number }) {
  const width = count * MARK_WIDTH - GAP
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${MARK_HEIGHT}`}
      strokeWidth={MARK_HEIGHT}
      strokeDasharray={`${MARK_WIDTH - GAP} ${GAP}`}
      style={{ width: `calc(${count} * 2em)` }}
      className="count-marks max-w-full fill-none stroke-(--solid) forced-colors:stroke-current"
    >
      <path d={`M0 ${MARK_HEIGHT / 2}h${width}`} />
    </svg>
  )
}
