import type { Question } from '@/content/types'
import { EarlyScript } from './early-script'
import { ActionLink } from './link'
import { Section } from './section'

type Props = { title: string; items: readonly Question[] }

/** Questions with collapsible answers, at most one of them open. Pages import questions.css. Nothing without questions. */
export function Questions({ title, items }: Props) {
  if (items.length === 0) return null
  return (
    <Section labelledBy="questions" className="break-inside-avoid">
      <h2 id="questions" className="pb-part">
        {title}
      </h2>
      <div className="border-t">
        {items.map(({ question, answer, link }) => (
          <details key={question} name="questions" className="question break-inside-avoid border-b">
            <summary>
              <h3>{question}</h3>
              {/* A plus that becomes a minus in a booked slot. */}
              <span aria-hidden="true" className="question-sign" />
            </summary>
            <div className="answer">
              <p className="text-lead">
                {answer} {link && <ActionLink action={link} className="inline-block link" />}
              </p>
            </div>
          </details>
        ))}
      </div>
      <EarlyScript entry="components/ui/questions.early.ts" />
    </Section>
  )
}
