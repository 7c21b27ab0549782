import { Section } from '@/components/ui/section'
import { TitleRow } from '@/components/ui/title-row'
import { scale } from '@/content/scale'
import type { ScalingStep } from '@/content/schema'
import { leftBearing } from '@/lib/font-metrics/left-bearing'

const { channels } = scale
const items: readonly ScalingStep[] = channels.steps

const settings = {
  none: 'wide:col-span-7',
  heavy: 'font-black wide:col-span-7',
  spaced: 'font-light tracking-[0.12em] wide:col-span-7',
  apart: 'flex flex-wrap gap-x-[0.2em] gap-y-3 font-light wide:col-span-7',
}

/** Ways to scale. The type of each title illustrates its meaning. */
export function Channels() {
  return (
    <Section labelledBy="channels" ground="deep" isBare>
      <TitleRow id="channels" title={channels.title} lead={channels.lead} className="px-m pt-section pb-lg" />
      <ol>
        {items.map(({ title, text, setting }) => (
          <li key={title} className="columns gap-y-5 border-t px-m py-md wide:items-baseline-last">
            <h3
              style={leftBearing(title)}
              className={`flush-left display display-[clamp(min(4.2rem,21vw),13.6vw,21rem)] leading-[0.85] opsz-max ${settings[setting ?? 'none']}`}
            >
              {setting === 'apart' ? <TitleApart title={title} /> : title}
            </h3>
            <p className="max-w-text text-lg wide:col-[8/13]">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Aligns the last word with the opposite edge of its columns. */
function TitleApart({ title }: { title: string }) {
  const words = title.split(' ')
  return (
    <>
      <span>{words.slice(0, -1).join(' ')}</span> <span className="ms-auto">{words.at(-1)}</span>
    </>
  )
}
