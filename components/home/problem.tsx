import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { TitleRow } from '@/components/ui/title-row'
import { problem } from '@/content/home'

/** Each pain is struck out, and its answer fills a white cell. */
export function Problem() {
  return (
    <Section labelledBy="problem" bare>
      <TitleRow id="problem" title={problem.title} lead={problem.lead} className="px-m pt-gap" />
      <ul className="mt-group border-t">
        {problem.pains.map(({ pain, answer }) => (
          <li key={pain} className="grid border-b wide:grid-cols-[3fr_1fr]">
            <s className="block px-m py-item no-underline wide:self-center">
              <span className="strike paper:line-through paper:decoration-red paper:decoration-2">
                <Fitted text={pain} wide={14} narrow={7} weight={400} />
              </span>
            </s>
            <p className="answer px-m py-4 text-name font-semibold">{answer}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
