import { CountedFigures } from '@/components/sections/counted-figures'
import { StudyClient } from '@/components/sections/study-client'
import { ButtonLink } from '@/components/ui/button'
import { Fitted } from '@/components/ui/fitted'
import { ActionLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { TitleRow } from '@/components/ui/title-row'
import { coordinators, homeProof } from '@/content/home'
import { testimonials } from '@/content/website'
import { findStudy } from '@/lib/case-study'

const { callSheet } = coordinators
const study = findStudy(homeProof?.study)

/** Inline padding of the lines of the call sheet. */
const SHEET_INDENT = 'px-m wide:ps-sm'

/** What the treatment coordinators do, a result, and an example call. The call ends in a white slot, the booked appointment. */
export function Coordinators() {
  return (
    <Section labelledBy="coordinators" isBare className="break-before-page">
      <TitleRow
        id="coordinators"
        title={coordinators.title}
        lead={coordinators.lead}
        className="px-m pt-section pb-lg"
      />
      {homeProof && study && (
        <figure className="px-m pb-lg">
          <CountedFigures study={study} />
          <figcaption className="mt-sm flex flex-wrap items-center justify-between gap-x-m">
            <StudyClient study={study} label={testimonials.sampleLabel} />
            <ActionLink action={{ label: homeProof.label, href: '/website#results' }} className="touch-target link" />
          </figcaption>
        </figure>
      )}
      <div className="grid border-t wide:grid-cols-[5fr_7fr]">
        <div className="px-m pt-10 pb-10 wide:pe-[calc(2*var(--m))] wide:pt-sm wide:pb-lg">
          <ul className="grid gap-5">
            {coordinators.points.map(({ title, text }) => (
              <li key={title} className="not-first:border-t not-first:pt-3">
                <h3>{title}</h3>
                <p className="mt-1.5">{text}</p>
              </li>
            ))}
          </ul>
          <ButtonLink action={coordinators.action} className="mt-8" />
        </div>
        <figure className="flex flex-col border-t bg-[light-dark(var(--surface-deep),var(--surface-inverse))] wide:border-s wide:border-t-0">
          <figcaption className={`flex justify-between gap-4 border-b py-3 text-sm font-semibold ${SHEET_INDENT}`}>
            <span>{callSheet.title}</span>
            <span>{callSheet.note}</span>
          </figcaption>
          <p className={`border-b border-line py-4 ${SHEET_INDENT}`}>{callSheet.enquiry}</p>
          <dl>
            {callSheet.exchange.map(({ speaker, words }, index) => (
              <div
                key={index}
                className="border-line px-m pt-4 pb-6 not-first:border-t even:ps-[14%] wide:pt-6 wide:pb-8 wide:odd:ps-sm"
              >
                <dt className="text-sm text-soft">{speaker}</dt>
                <dd className="mt-1 max-w-text text-2xl">{words}</dd>
              </div>
            ))}
          </dl>
        </figure>
      </div>
      {/* The time fills the container width in short windows too. */}
      <div className="border-t bg-white px-m pt-4 pb-6 text-on-white [--window-share:1] wide:pb-sm">
        <p className="mb-sm font-semibold">{callSheet.outcome}</p>
        <p>
          <Fitted text={callSheet.appointment} maxEmNarrow={3} weight={500} />
        </p>
      </div>
    </Section>
  )
}
