import { Section } from '@/components/ui/section'
import { Ticks } from '@/components/ui/ticks'
import { TitleRow } from '@/components/ui/title-row'
import type { ScalingStep } from '@/content/types'
import { scale } from '@/content/scale'

const { title, lead, steps } = scale.channels
const items: readonly ScalingStep[] = steps

const settings = {
  heavy: 'font-[900] wide:col-span-7',
  spaced: 'font-[300] tracking-[0.3em] wide:col-span-12',
  apart: 'flex flex-wrap justify-between gap-x-[0.2em] gap-y-3 font-[300] wide:col-span-12',
  quarters: 'wide:col-span-7',
}

/** Each title is set as what it says. */
export function Channels() {
  return (
    <Section labelledBy="channels" ground="deep" bare>
      <TitleRow id="channels" title={title} lead={lead} className="px-m pt-gap pb-8 wide:pb-14" />
      <ol>
        {items.map(({ title, text, setting }) => (
          <li key={title} className="columns items-end gap-y-5 border-t px-m py-part">
            <h3 className={`channel-title ${setting ? settings[setting] : 'wide:col-span-7'}`}>
              {setting !== 'apart' && title}
              {/* The last word is at the opposite edge. */}
              {setting === 'apart' &&
                title
                  .split(/ (?=\S+$)/)
                  .map((part, index) => <span key={index} className="last:ms-auto">{`${part} `}</span>)}
            </h3>
            {setting === 'quarters' && (
              <Ticks count={12} nth={3} className="row-start-2 h-[max(0.8rem,1.2vw)] stroke-current wide:col-span-12" />
            )}
            <p className="max-w-[30em] text-lead wide:col-start-8 wide:col-end-13">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
