import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { funnel } from '@/content/essential'

/** Weight and size of each stage: the last one is fitted. */
const stages = [
  'font-[250] text-[max(2.5rem,2.9vw)]',
  'font-[330] text-[clamp(2.9rem,5.6vw,8.6rem)]',
  'font-[500] text-[clamp(4rem,11.5vw,17.6rem)]',
]

/** Intent as a crescendo that ends in white. */
export function Funnel() {
  const last = funnel.bands.length - 1
  return (
    <Section labelledBy="funnel" ground="night" bare className="pt-gap">
      <div className="columns items-end gap-y-4 px-m pb-[clamp(2rem,4vw,5rem)]">
        <h2 id="funnel" className="wide:col-span-7">
          {funnel.title}
        </h2>
        <p className="text-lead wide:col-start-8 wide:col-end-13">{funnel.lead}</p>
      </div>
      <ol>
        {funnel.bands.map(({ title, text }, step) =>
          step < last ? (
            <li
              key={title}
              className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t border-line px-m pt-3 pb-[0.35em] wide:pb-[1.6vw]"
            >
              <h3 className={`voice leading-[0.95] opsz-max ${stages[step] ?? stages[2]}`}>{title}</h3>
              <p>{text}</p>
            </li>
          ) : (
            <li key={title} className="settle px-m pt-[max(1.6rem,2.4vw)] pb-4 on-white">
              <h3>
                <Fitted text={title} narrow={4.6} weight={700} />
              </h3>
              <p className="mt-4">{text}</p>
            </li>
          ),
        )}
      </ol>
    </Section>
  )
}
