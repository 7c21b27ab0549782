import { ButtonLink } from '@/components/ui/button'
import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { scale } from '@/content/scale'
import { findStudy } from '@/lib/case-study'

const { title, text, action } = scale.closing
const surgeries = findStudy(scale.proof.study)?.surgeries

/** The room after the last one of the case study is open. */
export function ScaleClosing() {
  return (
    <Section labelledBy="closing" ground="night" bare className="pt-gap">
      <h2 id="closing" className="px-m">
        <Fitted text={title} wide={8} narrow={3.4} />
      </h2>
      <div className="mt-[max(2.4rem,4vw)] grid border-t border-line wide:grid-cols-[3fr_1fr]">
        <p className="max-w-[34em] px-m py-6 text-lead wide:self-end wide:pb-8">{text}</p>
        <div className="grid border-3 border-red p-[max(var(--m),0.6rem)]">
          {surgeries && (
            <p aria-hidden="true" className="mb-8 voice trim-caps display-[40vw] wide:display-[16vw]">
              {surgeries + 1}
            </p>
          )}
          <ButtonLink action={action} className="self-end" />
        </div>
      </div>
    </Section>
  )
}
