import { ButtonLink } from '@/components/ui/button'
import { FittedLines } from '@/components/ui/fitted-lines'
import * as home from '@/content/home'
import type { HeroContent } from '@/content/link-types'
import type { DiaryWeek } from '@/content/types'
import { fitLines, type WideLine } from '@/lib/type/fit-lines'
import { measure } from '@/lib/type/measure'
import { round } from '@/lib/round'
import { dayDotsOf } from './day-dots'
import { Diary } from './diary'
import { dayColumns, startOfLastDays } from './day-columns'

const WEIGHT = 500
/** Least width of the tagline next to the headline, and of the space between them, as shares of the measure. */
const TAGLINE_WIDTH = 0.29
const TAGLINE_GAP = 0.04

type Props = { hero?: HeroContent; diary?: DiaryWeek }

/** The headline and the services use the columns of the diary. */
export function Hero({ hero = home.hero, diary = home.diary }: Props) {
  const lines = fitLines(hero.title, { wide: 5.6, narrow: 3.6, weight: WEIGHT, hasOneSize: true })
  const [highlightedDay = ''] = diary.highlight.split(' ')
  const widest = diary.days.findIndex((day) => day === highlightedDay)
  return (
    <section aria-labelledby="hero" style={dayColumns(diary.days, widest)} className="hero">
      <div className="hero-columns day-columns">
        <div className="hero-words">
          <p className="px-m text-small font-semibold">{hero.eyebrow}</p>
          <div className="hero-title">
            <h1 id="hero">
              <FittedLines lines={lines} weight={WEIGHT} overlayOf={dayDotsOf(lines, WEIGHT, diary)} />
            </h1>
            <Tagline text={hero.tagline} lines={lines} days={diary.days} widest={widest} />
          </div>
          <div className="px-m wide:contents">
            <ButtonLink action={hero.action} className="hero-button" />
            <p className="hero-note">{hero.note}</p>
          </div>
        </div>
        <div className="hero-services">
          <p>{hero.lead}</p>
          <ul>
            {hero.services.map((service) => (
              <li key={service} className="grid-mark">
                {service}
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

type TaglineProps = { text: string; lines: readonly WideLine[]; days: readonly string[]; widest: number }

/** On wide screens, the tagline is next to the last line of the headline, or below it where it has no space. */
function Tagline({ text, lines, days, widest }: TaglineProps) {
  const widths = lines.map((line) => measure(line.text, { weight: WEIGHT }).width)
  const earliest = widths.at(-1)! / Math.max(...widths) + TAGLINE_GAP
  if (1 - earliest < TAGLINE_WIDTH) return <p className="hero-tagline">{text}</p>
  return (
    <p style={placeOfTagline(earliest, days, widest)} className="hero-tagline tagline-beside">
      {text}
    </p>
  )
}

/**
 * Places the tagline at the edge of a day: at that of the last but one if the headline leaves both days free, else at that
 * of the last one. Without a day that has space for it, the tagline begins where the headline permits.
 * @param earliest the leftmost place that the headline permits, as a share of the measure.
 */
function placeOfTagline(earliest: number, days: readonly string[], widest: number) {
  const hasSpaceIn = (lastDays: number) => {
    // The days begin further to the right than the measure, so that the real gap is wider.
    const start = startOfLastDays(lastDays, days, widest)
    return start >= earliest && 1 - start >= TAGLINE_WIDTH
  }
  const atDay = (lastDays: number) => ({ '--tagline-from': -lastDays - 1 })
  if (hasSpaceIn(2)) return atDay(2)
  if (hasSpaceIn(1)) return atDay(1)
  return { '--tagline-indent': `${round(earliest * 100)}%` }
}
