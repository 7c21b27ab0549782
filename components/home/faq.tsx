import { Activity } from 'react'
import { faqScript } from '@/.generated/early'
import { Section } from '@/components/ui/section'
import { faq } from '@/content/faq'
import { EarlyScript } from '@/first-paint/markup'
import { QuestionAccordion } from './question-accordion'

/** The questions that clinics ask, and their answers. */
export function Faq() {
  return (
    <Section labelledBy="questions" isBare className="faq break-inside-avoid">
      <h2 id="questions" className="label-title">
        {faq.title}
      </h2>
      {/* Activity hydrates the accordion in a separate task. */}
      <Activity>
        <QuestionAccordion items={faq.items} />
      </Activity>
      <EarlyScript code={faqScript} />
    </Section>
  )
}
