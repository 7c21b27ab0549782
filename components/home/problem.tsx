import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { problem } from '@/content/home'

/** Each pain is struck out, and its answer fills a white cell. */
export function Problem() {
  return (
    <Section labelledBy="problem" bare>
      <div className="columns items-end gap-y-5 px-m pt-gap">
        <h2 id="problem" className="wide:col-span-7">
          {problem.title}
        </h2>
        <p className="text-lead wide:col-start-9 wide:col-end-13">{problem.lead}</p>
      </div>
      <ul className="mt-[clamp(2.6rem,5vw,7rem)] border-t">
        {problem.pains.map(({ pain, answer }) => (
          <li key={pain} className="grid border-b wide:grid-cols-[3fr_1fr]">
            <s className="block px-m py-5 no-underline wide:self-center wide:py-[1.6vw]">
              <span className="strike">
                <Fitted text={pain} wide={14} narrow={7} weight={400} />
              </span>
            </s>
            <p className="flex settle items-center bg-booked px-m py-4 text-name font-semibold text-balance text-on-booked">
              {answer}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
