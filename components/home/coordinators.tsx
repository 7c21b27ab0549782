import { ButtonLink } from '@/components/ui/button'
import { Fitted } from '@/components/ui/fitted'
import { ActionLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { coordinators, homeProof } from '@/content/home'
import { findStudy, headlineText } from '@/lib/case-study'

const { callSheet } = coordinators
const study = findStudy(homeProof?.study)

/** The call sheet ends in one white slot. */
export function Coordinators() {
  return (
    <Section labelledBy="coordinators" isBare>
      <div className="coordinators">
        <div className="coordinators-text">
          <h2 id="coordinators">{coordinators.title}</h2>
          <p className="mt-6 text-lead">{coordinators.lead}</p>
          {homeProof && study && (
            <p className="mt-6">
              <b className="block text-name font-semibold text-balance">{headlineText(study)}</b>
              <span className="text-soft">{study.client}.</span>{' '}
              <ActionLink action={homeProof.action} className="touch-target link" />
            </p>
          )}
          <ul>
            {coordinators.points.map(({ title, text }) => (
              <li key={title} className="border-t pt-3">
                <h3>{title}</h3>
                <p className="mt-1.5">{text}</p>
              </li>
            ))}
          </ul>
          <ButtonLink action={coordinators.action} className="mt-8" />
        </div>
        <figure className="call-sheet">
          <figcaption>
            <span>{callSheet.title}</span>
            <span>{callSheet.note}</span>
          </figcaption>
          <p>{callSheet.enquiry}</p>
          <dl>
            {callSheet.exchange.map(({ speaker, words }, index) => (
              <div key={index}>
                <dt className="text-small text-soft">{speaker}</dt>
                <dd className="mt-1">{words}</dd>
              </div>
            ))}
          </dl>
        </figure>
      </div>
      <p className="call-outcome">
        <span className="mb-item block font-semibold">{callSheet.outcome} </span>
        <Fitted text={callSheet.appointment} maxEmNarrow={3} weight={500} />
      </p>
    </Section>
  )
}
