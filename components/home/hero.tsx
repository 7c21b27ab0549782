import { ButtonLink } from '@/components/ui/button'
import { FittedLines } from '@/components/ui/fitted-lines'
import { KeepLast } from '@/components/ui/keep-last'
import { diary, hero } from '@/content/home'
import { fitLines } from '@/build/render/fit-lines'
import { measure } from '@/build/render/measure'
import { dayDotsOf } from './day-dots'
import { Diary, weekColumns } from './diary'

const WEIGHT = 500
const lines = fitLines(hero.title, { wide: 5.6, narrow: 3.6, weight: WEIGHT, even: true })
const dayDots = dayDotsOf(lines, WEIGHT, diary)
const lineWidths = lines.map(({ text }) => measure(text, WEIGHT).width)
/** Share of the width. The tagline begins at 0.65 of it (.tagline-beside in hero.css), after a gap. */
const MAX_LAST_LINE = 0.63
const hasSpaceBeside = lineWidths.at(-1)! < MAX_LAST_LINE * Math.max(...lineWidths)

const [highlightedDay = ''] = diary.highlight.split(' ')
const columns = weekColumns(
  diary.days,
  diary.days.findIndex((day) => day === highlightedDay),
)

/** The headline and the services use the columns of the diary. */
export function Hero() {
  return (
    <section aria-labelledby="hero" style={columns} className="hero">
      <div className="hero-columns week-days">
        <div className="hero-words">
          <p className="px-m text-small font-semibold">{hero.eyebrow}</p>
          <div className="hero-title">
            <h1 id="hero">
              <FittedLines lines={lines} weight={WEIGHT} overlayOf={dayDots} />
            </h1>
            <p className={`hero-tagline ${hasSpaceBeside ? 'tagline-beside' : ''}`}>{hero.tagline}</p>
          </div>
          <div className="px-m wide:contents">
            <ButtonLink action={hero.action} className="hero-button" />
            <p className="hero-promise">
              <span aria-hidden="true" className="hero-dot" />
              {hero.promise}
            </p>
          </div>
        </div>
        <div className="hero-services">
          <p>{hero.lead}</p>
          <ul>
            {hero.services.map((service) => (
              <li key={service} className="grid-mark">
                <KeepLast text={service} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="hero-diary">
        <Diary diary={diary} />
      </div>
    </section>
  )
}
