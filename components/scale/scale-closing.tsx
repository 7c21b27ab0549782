import { ButtonLink } from '@/components/ui/button'
import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { scale } from '@/content/scale'

const { title, text, action } = scale.closing

/** The call to action in an open cell. */
export function ScaleClosing() {
  return (
    <Section labelledBy="closing" ground="night" isBare className="break-inside-avoid pt-closing">
      <h2 id="closing" className="px-m">
        <Fitted text={title} wide={8} narrow={3.4} />
      </h2>
      <div className="mt-group grid border-t border-line wide:grid-cols-[2fr_1fr]">
        <p className="max-w-text px-m py-6 text-lead wide:self-center">{text}</p>
        <div className="screen-only grid border-3 border-red p-m wide:-mt-px">
          <ButtonLink action={action} />
        </div>
      </div>
    </Section>
  )
}
