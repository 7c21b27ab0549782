import { ButtonLink } from '@/components/ui/button'
import { Fitted } from '@/components/ui/fitted'
import { KeepLast } from '@/components/ui/keep-last'
import { Section } from '@/components/ui/section'
import type { CaseStudy } from '@/content/types'
import { caseStudies, websitePage } from '@/content/website'
import { measure } from '@/build/render/measure'

const { closing, action } = websitePage
const studies: readonly CaseStudy[] = caseStudies.items
const outcomes = studies.map(({ client, headline, second }) =>
  second ? { client, figure: second.figure, text: `${second.text} ${second.period}` } : { client, ...headline },
)
const widest = Math.max(0, ...outcomes.map(({ figure }) => measure(figure).advance))

/** A slot for the outcome of each case study, and an open one. */
export function WebsiteClosing() {
  return (
    <Section labelledBy="closing" ground="night" bare className="pt-gap paper:hidden">
      <div className="px-m">
        <h2 id="closing">
          <Fitted text={closing.title} wide={8} narrow={3.6} />
        </h2>
        <p className="mt-8 mb-10 max-w-[32em] text-lead wide:mt-[3vw] wide:mb-[4vw]">{closing.text}</p>
      </div>
      <div
        style={{ '--slots': studies.length + 1, '--widest': widest }}
        className="grid grid-cols-2 border-t wide:grid-cols-[repeat(var(--slots),minmax(0,1fr))]"
      >
        {outcomes.map(({ client, figure, text }, index) => (
          <div
            key={index}
            aria-hidden
            className="@container grid reveal-[fill-y] content-between gap-8 border-e border-b p-m on-white wide:min-h-[22vw]"
          >
            <p className="voice trim-caps display-[calc(99cqi/var(--widest))]">{figure}</p>
            <p className="text-small wrap-anywhere">
              <b className="block font-semibold">{text}</b>
              <KeepLast text={client} />
            </p>
          </div>
        ))}
        <div
          className={`grid items-end border-3 border-red p-2 wide:p-m ${studies.length % 2 === 0 ? 'slim:col-span-2' : 'tight:col-span-2'}`}
        >
          <ButtonLink action={action} />
        </div>
      </div>
    </Section>
  )
}
