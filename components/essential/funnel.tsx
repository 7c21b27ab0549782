import { Section } from '@/components/ui/section'
import { TitleRow } from '@/components/ui/title-row'
import { funnel } from '@/content/essential'

/** The share of the page that each band spans, and the font weight of its title. */
const BANDS = [
  { '--band-width': '100%', '--weight': 250 },
  { '--band-width': '86%', '--weight': 330 },
  { '--band-width': '72%', '--weight': 500 },
  { '--band-width': '58%', '--weight': 700 },
]

/** Intent as a funnel: each band is narrower and heavier than the one before, and the last one is white. */
export function Funnel() {
  return (
    <Section labelledBy="funnel" ground="deep" isBare className="py-section">
      <TitleRow id="funnel" title={funnel.title} note={funnel.note} lead={funnel.lead} className="px-m pb-lg" />
      <ol>
        {funnel.bands.map(({ title, text }, index) => (
          <li key={title} className="border-b border-line">
            <div style={BANDS[index]} className="funnel-band">
              <h3 className="funnel-title">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
