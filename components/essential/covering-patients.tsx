import { CountMarks } from '@/components/ui/count-marks'
import { Section } from '@/components/ui/section'
import { TitleRow } from '@/components/ui/title-row'
import { coveringPatients, essential, valueChart } from '@/content/essential'
import { figures } from '@/content/figures'
import type { ChartPoint, TermInvestment } from '@/content/schema'
import { countedText } from '@/lib/counted-text'
import { interpolate } from '@/lib/interpolate'
import { numberWord } from '@/lib/number-word'
import { formatPounds } from '@/lib/prices/money'
import { termCost } from '@/lib/prices/term-cost'
import { chartRows } from './chart-rows'

/** Width of a patient’s mark in em, as in the counts on /website. */
const MARK_WIDTH = 2

type Props = { points?: readonly ChartPoint[]; investment?: TermInvestment; months?: number }

/**
 * Lists for each treatment how many patients cover the maximum cost of the minimum term, at their initial value less the
 * fee. Renders nothing if no treatment is worth more than the fee.
 * @param points the first series is the initial value.
 */
export function CoveringPatients({
  points = valueChart.points,
  investment = essential.investment,
  months = figures.minimumMonths,
}: Props) {
  const { title, lead, patients } = coveringPatients
  const cost = termCost(investment, months).withFees.to
  const treatments = chartRows(points).rows.flatMap(({ category, values: [initial = 0] }) => {
    const worth = initial - investment.perConsultation
    return worth > 0 ? [{ category, count: Math.ceil(cost / worth) }] : []
  })
  if (treatments.length === 0) return null
  const sums = { together: formatPounds(cost), monthsInWords: numberWord(months) }
  return (
    <Section labelledBy="covering" className="break-inside-avoid border-t">
      <TitleRow id="covering" title={title} lead={interpolate(countedText(months, lead), sums)} />
      <ul className="mt-part border-b">
        {treatments.map(({ category, count }) => (
          <li
            key={category}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 border-t py-3 wide:columns"
          >
            <b className="text-name font-semibold wide:col-span-3">{`${category} `}</b>
            <span className="wide:col-span-3">
              <span className="voice text-caption">{count}</span> {countedText(count, patients)}
            </span>
            <div className="w-full wide:col-[7/13]">
              <CountMarks count={count} inRow={count} markWidth={MARK_WIDTH} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
