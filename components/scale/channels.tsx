import { Section } from '@/components/ui/section'
import { TitleRow } from '@/components/ui/title-row'
import { scale } from '@/content/scale'
import type { ScalingStep } from '@/content/schema'
import { leftBearing } from '@/lib/font-metrics/left-bearing'

const { channels } = scale
const items: readonly ScalingStep[] = channels.steps

const settings = {
  heavy: 'font-black',
  spaced: 'font-light tracking-[0.12em]',
}

/** Ways to scale. The type of each title illustrates its meaning. */
export function Channels() {
  return (
    <Section labelledBy="channels" background="deep" isBare className="pb-(--floating)">
      <TitleRow id="channels" title={channels.title} lead={channels.lead} className="px-m pt-md pb-md" />
      <ol>
        {items.map(({ title, text, setting }) => (
          <li key={title} className="columns items-baseline gap-y-4 border-t px-m py-sm">
            <h3
              style={leftBearing(title)}
              className={`flush-left display text-7xl opsz-max wide:col-span-7 ${setting ? settings[setting] : ''}`}
            >
              {title}
            </h3>
            <p className="max-w-text text-lg wide:col-[8/13]">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
