import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { TitleRow } from '@/components/ui/title-row'
import type { StruckLine } from '@/content/schema'

/** Maximum widths of a struck line in em. */
const UNEVEN = { maxEm: 14, maxEmNarrow: 7 }
const EVEN = { maxEm: 10, maxEmNarrow: 9.5 }

type Props = {
  id: string
  title: string
  lead: string
  labels: StruckLine
  lines: readonly StruckLine[]
  isEven?: boolean
}

/**
 * Lines that are struck out while they scroll into view, each with its answer in a white cell. Pages import struck-lines.css.
 * @param labels for screen readers, most of which don't announce struck-out text.
 * @param isEven gives lines and answers the same width on wide screens.
 */
export function StruckLines({ id, title, lead, labels, lines, isEven = false }: Props) {
  return (
    <Section labelledBy={id} isBare>
      <TitleRow
        id={id}
        title={title}
        lead={lead}
        className="px-m pt-section"
        titleClass="not-wide:display-[max(2.3rem,10.6vw)]"
      />
      <ul className={`struck-lines ${isEven ? 'struck-evenly' : ''}`}>
        {lines.map(({ struck, answer }) => (
          <li key={struck}>
            <div className="px-m py-sm wide:self-center">
              <span className="sr-only">{labels.struck}</span>{' '}
              <s className="strike">
                <Fitted text={struck} {...(isEven ? EVEN : UNEVEN)} weight={400} />
              </s>
            </div>
            <p className="struck-answer reveal-[fill-y]">
              <span className="sr-only">{labels.answer}</span> {answer}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
