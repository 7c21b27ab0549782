import { ButtonLink } from '@/components/ui/button'
import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { websitePage } from '@/content/website'

const { closing, action } = websitePage

export function WebsiteClosing() {
  return (
    <Section labelledBy="closing" ground="night">
      <h2 id="closing">
        <Fitted text={closing.title} wide={8} narrow={3.6} />
      </h2>
      <div className="mt-[max(2rem,3vw)] columns items-end gap-y-6">
        <p className="max-w-[32em] text-lead wide:col-span-7">{closing.text}</p>
        <ButtonLink action={action} className="wide:col-start-9 wide:col-end-13 wide:min-h-18!" />
      </div>
    </Section>
  )
}
