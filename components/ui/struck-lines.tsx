import type { StruckLine } from '@/content/types'
import { Fitted } from './fitted'
import { Section } from './section'
import { TitleRow } from './title-row'

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
 * Lines that are struck out while they scroll into view, each with its answer in a white cell.
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
        titleClass="narrow:display-[max(2.3rem,10.6vw)]"
      />
      <ul className="mt-group border-t">
        {lines.map(({ struck, answer }) => (
          <li
            key={struck}
            className={`group grid border-b ${isEven ? 'wide:grid-cols-[1fr_1fr]' : 'wide:grid-cols-[3fr_1fr]'}`}
          >
            <div className="px-m py-item wide:self-center">
              <span className="sr-only">{`${labels.struck} `}</span>
              <s className="strike no-underline not-phone:[&_.fitted>span]:struck-line phone:[&_.fitted>span>span]:struck-line">
                <Fitted text={struck} {...(isEven ? EVEN : UNEVEN)} weight={400} />
              </s>
            </div>
            {/* The light line between rows is invisible next to a white cell in the dark theme. */}
            <p
              className={`flex reveal-[fill-y] items-center bg-white px-m py-4 font-semibold text-balance text-on-white group-not-last:-mb-px group-not-last:border-b group-not-last:border-on-white ${isEven ? 'text-statement narrow:text-[clamp(1.5rem,4vw,2rem)]' : 'text-name'}`}
            >
              <span className="sr-only">{`${labels.answer} `}</span>
              {answer}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
