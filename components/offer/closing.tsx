import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { offer } from '@/content/offer'

export function Closing() {
  const { title, text, action } = offer.closing
  return (
    <Section labelledBy="closing" tone="accent" className="text-center print:hidden">
      <h2 id="closing">{title}</h2>
      <p className="mx-auto mt-4 max-w-measure-lg text-lead text-balance">{text}</p>
      <ButtonLink action={action} variant="on-accent" className="mt-8" />
    </Section>
  )
}
