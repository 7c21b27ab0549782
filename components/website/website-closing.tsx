import { ButtonLink } from '@/components/ui/button'
import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { caseStudies, websitePage } from '@/content/website'
import { round } from '@/lib/round'
import { leftBearing } from '@/lib/type/left-bearing'
import { measureLine } from '@/lib/type/measure-line'

const { closing, action } = websitePage
const { items: studies } = caseStudies
const outcomes = studies.map(({ client, headline, second }) =>
  second ? { client, figure: second.figure, text: `${second.text} ${second.period}` } : { client, ...headline },
)
/** On narrow screens, a row has two slots: after an even number of them, the open one fills a row. */
const openSpan = studies.length % 2 === 0 ? 'narrow:col-span-2' : 'tight:col-span-2'
const widest = Math.max(0, ...outcomes.map(({ figure }) => measureLine(figure).advance))

/** A slot for the outcome of each case study, and an open one. */
export function WebsiteClosing() {
  return (
    <Section labelledBy="closing" ground="night" isBare className="screen-only pt-closing">
      <div className="px-m">
        <h2 id="closing">
          <Fitted text={closing.title} wide={12} narrow={4} />
        </h2>
        <p className="mt-part mb-group max-w-text text-lead">{closing.text}</p>
      </div>
      <div style={{ '--slots': studies.length + 1, '--widest': round(widest, 4) }} className="outcomes">
        {outcomes.map(({ client, figure, text }, index) => (
          <div
            key={index}
            aria-hidden
            className="outcome reveal-[fill-y] border-e border-b p-m on-white narrow:even:border-e-0"
          >
            <p style={leftBearing(figure)} className="outcome-figure">
              {figure}
            </p>
            <p className="text-small wrap-anywhere">
              <b className="block font-semibold">{text}</b>
              {client}
            </p>
          </div>
        ))}
        <div className={`grid grid-cols-1 items-end border-3 border-red p-2 wrap-anywhere wide:p-m ${openSpan}`}>
          <ButtonLink action={action} className="text-balance" />
        </div>
      </div>
    </Section>
  )
}
