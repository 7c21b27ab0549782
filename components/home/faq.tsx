import { Activity } from 'react'
import { EarlyScript } from '@/components/ui/early-script'
import { Section } from '@/components/ui/section'
import { faq } from '@/content/faq'
import { QuestionAccordion } from './question-accordion'

/** The questions that clinics ask, and their answers. */
export function Faq() {
  return (
    <Section labelledBy="questions" className="break-inside-avoid">
      <h2 id="questions" className="pb-part">
        {faq.title}
      </h2>
      {/* Activity makes the accordion interactive in a separate task. */}
      <Activity>
        <QuestionAccordion items={faq.items} />
      </Activity>
      <EarlyScript entry="components/home/faq.early.ts" />
    </Section>
  )
}
