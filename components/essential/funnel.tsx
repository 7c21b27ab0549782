import { Section } from '@/components/ui/section'
import { TitleRow } from '@/components/ui/title-row'
import { funnel } from '@/content/essential'

/** The font weights of the titles. */
const WEIGHTS = [250, 330, 500, 700]
const LAST = WEIGHTS.length - 1

/** Intent as a funnel: each band is narrower and heavier than the one before. Three are ink, the last one is white. */
export function Funnel() {
  return (
    <Section labelledBy="funnel" background="deep" isBare className="py-section">
      <TitleRow id="funnel" title={funnel.title} note={funnel.note} lead={funnel.lead} className="px-m pb-lg" />
      <ol className="grid gap-px">
        {funnel.bands.map(({ title, text }, index) => (
          <li key={title}>
            <div
              style={{ '--band': index, '--display-weight': WEIGHTS[index] }}
              className={`funnel-band ${index === LAST ? 'reveal-[fill-y] theme-white' : 'theme-inverse'}`}
            >
              <h3 className="funnel-title display opsz-max">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
