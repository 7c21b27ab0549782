import { Activity } from 'react'
import { QuestionAccordion } from '@/components/ui/accordion'
import { Section } from '@/components/ui/section'
import { faq } from '@/content/faq'

export function Faq() {
  return (
    <Section labelledBy="questions" className="grid gap-10 lg:grid-cols-[1fr_1.7fr] lg:gap-20">
      <h2 id="questions" data-reveal className="max-w-headline lg:sticky lg:top-32 lg:self-start">
        {faq.title}
      </h2>
      <div data-reveal>
        {/* Activity hydrates the accordion in a separate task. */}
        <Activity>
          <QuestionAccordion items={faq.items} />
        </Activity>
      </div>
    </Section>
  )
}
