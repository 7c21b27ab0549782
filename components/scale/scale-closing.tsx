import { ButtonLink } from '@/components/ui/button'
import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { scale } from '@/content/scale'
import { findStudy } from '@/lib/case-study'
import { leftBearing } from '@/lib/type/left-bearing'

const { title, text, action } = scale.closing
const surgeries = findStudy(scale.proof.study)?.surgeries

/** The call to action in the room after the last one of the case study, which is open. */
export function ScaleClosing() {
  return (
    <Section labelledBy="closing" ground="night" isBare className="break-inside-avoid pt-silence">
      <h2 id="closing" className="px-m">
        <Fitted text={title} wide={8} narrow={3.4} />
      </h2>
      <div className="mt-group grid border-t border-line wide:grid-cols-[3fr_1fr]">
        <p className="max-w-text px-m py-6 text-lead wide:self-end wide:pb-8">{text}</p>
        <div className="grid border-3 border-red p-m wide:-mt-px">
          {surgeries && (
            <p
              aria-hidden="true"
              style={leftBearing(`${surgeries + 1}`)}
              className="flush-left mb-8 voice trim-caps display-[40vw] wide:mb-6 wide:display-[16vw]"
            >
              {surgeries + 1}
            </p>
          )}
          <ButtonLink action={action} className="self-end" />
        </div>
      </div>
    </Section>
  )
}
