import { InlineScript } from '@/components/ui/inline-script'
import { Section } from '@/components/ui/section'
import type { Question } from '@/content/schema'
import { QuestionAccordion } from './question-accordion'

type Props = { title: string; items: readonly Question[] }

/** Questions that clinics ask, and their answers. Pages import question-accordion.css. Nothing without questions. */
export function Questions({ title, items }: Props) {
  if (items.length === 0) return null
  return (
    <Section labelledBy="questions" className="break-inside-avoid">
      <h2 id="questions" className="pb-md">
        {title}
      </h2>
      <QuestionAccordion items={items} />
      <InlineScript entry="components/sections/question-accordion.inline.ts" />
    </Section>
  )
}
