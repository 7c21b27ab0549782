import { Section } from '@/components/ui/section'
import { TitleRow } from '@/components/ui/title-row'
import type { ScalingStep } from '@/content/types'
import { scale } from '@/content/scale'
import { leftBearing } from '@/lib/font-metrics/left-bearing'

const { channels } = scale
const items: readonly ScalingStep[] = channels.steps

const settings = {
  heavy: 'font-black',
  spaced: 'is-spaced font-light',
  apart: 'is-apart font-light',
}

/** Ways to scale. Each title shows its meaning. */
export function Channels() {
  return (
    <Section labelledBy="channels" ground="deep" isBare>
      <TitleRow id="channels" title={channels.title} lead={channels.lead} className="px-m pt-section pb-group" />
      <ol>
        {items.map(({ title, text, setting }) => (
          <li key={title} className="columns items-end gap-y-5 border-t px-m py-part">
            <h3 style={leftBearing(title)} className={`channel-title ${setting ? settings[setting] : ''}`}>
              {setting === 'apart' ? <TitleApart title={title} /> : title}
            </h3>
            <p className="max-w-text text-lead wide:col-[8/13]">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The last word is at the opposite edge. */
function TitleApart({ title }: { title: string }) {
  const words = title.split(' ')
  return (
    <>
      <span>{`${words.slice(0, -1).join(' ')} `}</span>
      <span className="ms-auto">{words.at(-1)}</span>
    </>
  )
}
