import { Section } from '@/components/ui/section'
import { Ticks } from '@/components/ui/ticks'
import { TitleRow } from '@/components/ui/title-row'
import type { ScalingStep } from '@/content/types'
import { scale } from '@/content/scale'

const MONTHS = 12
const MONTHS_IN_A_QUARTER = 3

const { channels } = scale
const items: readonly ScalingStep[] = channels.steps

const settings = {
  heavy: 'font-black',
  spaced: 'is-spaced font-light',
  apart: 'is-apart font-light',
  quarters: '',
}

/** Ways to scale. Each title looks like what it says. */
export function Channels() {
  return (
    <Section labelledBy="channels" ground="deep" isBare>
      <TitleRow id="channels" title={channels.title} lead={channels.lead} className="px-m pt-section pb-group" />
      <ol>
        {items.map(({ title, text, setting }) => (
          <li key={title} className="columns items-end gap-y-5 border-t px-m py-part">
            <h3 className={`channel-title ${setting ? settings[setting] : ''}`}>
              {setting === 'apart' ? <TitleApart title={title} /> : title}
            </h3>
            {setting === 'quarters' && (
              <Ticks
                count={MONTHS}
                nth={MONTHS_IN_A_QUARTER}
                className="row-start-2 h-4 stroke-current wide:col-span-12"
              />
            )}
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
