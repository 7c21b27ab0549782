import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { TitleRow } from '@/components/ui/title-row'
import { funnel } from '@/content/essential'

/** Weight and size of each stage before the last one, which is fitted. */
const stages = [
  'font-[250] text-[max(2.5rem,2.9vw)]',
  'font-[330] text-[clamp(2.9rem,5.6vw,8.6rem)]',
  'font-[500] text-[clamp(4rem,11.5vw,17.6rem)]',
]

/** Intent as a crescendo that ends in white. */
export function Funnel() {
  return (
    <Section labelledBy="funnel" ground="night" bare className="pt-gap">
      <TitleRow id="funnel" title={funnel.title} lead={funnel.lead} className="px-m pb-[clamp(2rem,4vw,5rem)]" />
      <ol>
        {funnel.bands.map(({ title, text }, step) => {
          const stage = stages[step]
          return (
            <li
              key={title}
              className={`columns items-baseline px-m pt-3 pb-4 ${stage ? 'border-t border-line' : 'reveal-[fill-y] on-white'}`}
            >
              <h3 className={stage ? `pb-[0.18em] voice opsz-max wide:col-span-7 ${stage}` : 'py-4 wide:col-span-12'}>
                {stage ? title : <Fitted text={title} narrow={4.6} weight={700} />}
              </h3>
              <p className="wide:col-start-8 wide:col-end-13">{text}</p>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
