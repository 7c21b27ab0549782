import { ButtonLink } from '@/components/ui/button'
import { FittedLines } from '@/components/ui/fitted-lines'
import { hero } from '@/content/home'
import { fitLines } from '@/lib/font-metrics/fit-lines'
import { measureLine } from '@/lib/font-metrics/measure-line'
import { dayDotsOf } from './day-dots'
import { Diary } from './diary'

const WEIGHT = 500
/** Maximum width of the last line that leaves the tagline the columns of two days, as a share of the container width. */
const TAGLINE_FROM = 0.6

/** The first screen: the headline, the words around it, and the diary. All have the columns of the diary. */
export function Hero() {
  const lines = fitLines(hero.title, { maxEm: 5.6, maxEmNarrow: 3.6, weight: WEIGHT, hasOneSize: true })
  const lastWidth = measureLine(lines.at(-1)!.text, { weight: WEIGHT }).width
  const hasSpaceBeside = lastWidth < TAGLINE_FROM * lines[0]!.width
  return (
    <section aria-labelledby="hero" className={`hero hidden-until-parsed ${hasSpaceBeside ? 'tagline-beside' : ''}`}>
      <h1 id="hero">
        <FittedLines lines={lines} weight={WEIGHT} overlayOf={dayDotsOf(lines, WEIGHT)} />
      </h1>
      <p className="hero-tagline display">{hero.tagline}</p>
      <p className="hero-lead">{hero.lead}</p>
      <ButtonLink action={hero.action} className="hero-button" />
      <p className="hero-note">{hero.note}</p>
      <ul className="hero-services">
        {hero.services.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
      <Diary />
    </section>
  )
}
