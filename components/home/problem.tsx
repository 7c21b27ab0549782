import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { TitleRow } from '@/components/ui/title-row'
import { problem } from '@/content/home'

/** Each pain is struck out, and its answer fills a white cell. */
export function Problem() {
  return (
    <Section labelledBy="problem" isBare>
      <TitleRow id="problem" title={problem.title} lead={problem.lead} className="px-m pt-section" />
      <ul className="pains mt-group">
        {problem.pains.map(({ pain, answer }) => (
          <li key={pain}>
            <s>
              <span className="strike">
                <Fitted text={pain} wide={14} narrow={7} weight={400} />
              </span>
            </s>
            <p className="text-name font-semibold">{answer}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
