import { Section } from '@/components/ui/section'
import { TitleRow } from '@/components/ui/title-row'
import { funnel } from '@/content/essential'
import { funnelColumns } from '@/lib/funnel-columns'
import { growingWeight } from '@/lib/type/growing-weight'

/** Intent as a funnel: each band is narrower and heavier than the one before, and the last one is white. */
export function Funnel() {
  const { bands } = funnel
  return (
    <Section labelledBy="funnel" ground="night" isBare className="pt-section">
      <TitleRow id="funnel" title={funnel.title} lead={funnel.lead} className="px-m pb-group" />
      <ol className="grid gap-0.75">
        {bands.map(({ title, text }, step) => {
          const { wide, slim } = funnelColumns(step, bands.length)
          const isLast = step === bands.length - 1
          return (
            <li
              key={title}
              style={{ '--columns': wide, '--slim-columns': slim }}
              className={`funnel-band ${isLast ? 'reveal-[fill-y] on-white' : ''}`}
            >
              <h3 style={{ fontWeight: growingWeight(step, bands.length) }}>{title}</h3>
              <p>{text}</p>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
