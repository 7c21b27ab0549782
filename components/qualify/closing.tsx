import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { qualify } from '@/content/qualify'

const { title, text, action } = qualify.closing

export function Closing() {
  return (
    <Section labelledBy="still-reading" className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1.2fr_1fr]">
      <h2 id="still-reading" className="text-h1">
        {title}
      </h2>
      <div>
        <p className="max-w-120 text-lead text-muted">{text}</p>
        <ButtonLink action={action} className="mt-6" />
      </div>
    </Section>
  )
}
