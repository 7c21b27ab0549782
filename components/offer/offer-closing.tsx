import { ButtonLink } from '@/components/ui/button'
import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { offer } from '@/content/offer'

const { title, text, action } = offer.closing

/** The call to action, on the columns of the options. */
export function OfferClosing() {
  return (
    <Section labelledBy="closing" ground="night" isBare className="screen-only pt-closing">
      <h2 id="closing" className="px-m">
        <Fitted text={title} narrow={2.4} />
      </h2>
      <div className="mt-part grid border-t wide:grid-cols-3">
        <p className="px-m py-6 text-lead wide:col-span-2 wide:self-center">{text}</p>
        <p className="p-m wide:border-s narrow:pt-0">
          <ButtonLink action={action} size="tallestOnWide" className="wide:w-full" />
        </p>
      </div>
    </Section>
  )
}
