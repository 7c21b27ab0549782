import { ButtonLink } from '@/components/ui/button'
import { FittedLines } from '@/components/ui/fitted-lines'
import { KeepLast } from '@/components/ui/keep-last'
import { diary, hero } from '@/content/home'
import { fitLines } from '@/build/render/fit-lines'
import { measure } from '@/build/render/measure'
import { dayDotsOf } from './day-dots'
import { Diary, weekColumns } from './diary'

const setting = { wide: 5.6, narrow: 3.6, weight: 500, even: true }
const lines = fitLines(hero.title, setting)
const dayDots = dayDotsOf(lines, setting.weight, diary)
const lineWidths = lines.map(({ text }) => measure(text, setting.weight).width)
/** A longer last line would reach into the tagline, which begins at about two thirds of the width. */
const hasSpaceBeside = lineWidths.at(-1)! < 0.63 * Math.max(...lineWidths)

const [highlightedDay = ''] = diary.highlight.split(' ')

/** The headline stands on the columns of the diary. */
export function Hero() {
  const columns = weekColumns(
    diary.days,
    diary.days.findIndex((day) => day === highlightedDay),
  )
  return (
    <section aria-labelledby="hero" style={columns} className="hero">
      <div className="hero-columns week-days">
        <div className="hero-words">
          <p className="px-m text-small font-semibold">{hero.eyebrow}</p>
          <div className="hero-title">
            <h1 id="hero">
              <FittedLines lines={lines} weight={setting.weight} overlayOf={dayDots} />
            </h1>
            <p className={`hero-tagline ${hasSpaceBeside ? 'beside' : ''}`}>{hero.tagline}</p>
          </div>
          <div className="px-m wide:contents">
            <ButtonLink action={hero.action} className="hero-button" />
            <p className="hero-promise">
              <span aria-hidden="true" />
              {hero.promise}
            </p>
          </div>
        </div>
        {/* On phones, the diary is in the first screen, above the services. */}
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
