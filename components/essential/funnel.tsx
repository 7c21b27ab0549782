import { Section } from '@/components/ui/section'
import { TitleRow } from '@/components/ui/title-row'
import { funnel } from '@/content/essential'

/** Font weights of the four stages of intent. */
const INTENT_WEIGHTS = [250, 330, 500, 700]

/** Intent as a funnel: each band is narrower and heavier than the one before, and the last one is white. */
export function Funnel() {
  return (
    <Section labelledBy="funnel" ground="night" isBare className="py-section">
      <TitleRow id="funnel" title={funnel.title} note={funnel.note} lead={funnel.lead} className="px-m pb-group" />
      <ol>
        {funnel.bands.map(({ title, text }, index) => (
          <li
            key={title}
            style={{ '--weight': INTENT_WEIGHTS[index] }}
            className="group funnel-stage border-b border-line"
          >
            <h3 className="funnel-band group-last:reveal-[fill-y]">{title}</h3>
            <p className="px-m">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
