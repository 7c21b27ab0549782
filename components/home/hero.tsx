import { ButtonLink } from '@/components/ui/button'
import { FittedLines } from '@/components/ui/fitted-lines'
import { KeepLast } from '@/components/ui/keep-last'
import * as home from '@/content/home'
import type { HeroContent } from '@/content/link-types'
import type { DiaryWeek } from '@/content/types'
import { fitLines, type WideLine } from '@/build/render/fit-lines'
import { measure } from '@/build/render/measure'
import { dayDotsOf } from './day-dots'
import { Diary } from './diary'
import { startOfLastDays, weekColumns } from './week-columns'

const WEIGHT = 500
/** Least width of the tagline next to the headline, and of the space between them, as shares of the width of the week. */
const TAGLINE_WIDTH = 0.25
const TAGLINE_GAP = 0.02

type Props = { hero?: HeroContent; diary?: DiaryWeek }

/** The headline and the services use the columns of the diary. */
export function Hero({ hero = home.hero, diary = home.diary }: Props) {
  const lines = fitLines(hero.title, { wide: 5.6, narrow: 3.6, weight: WEIGHT, even: true })
  const [highlightedDay = ''] = diary.highlight.split(' ')
  const widest = diary.days.findIndex((day) => day === highlightedDay)
  return (
    <section aria-labelledby="hero" style={weekColumns(diary.days, widest)} className="hero">
      <div className="hero-columns day-columns">
        <div className="hero-words">
          <p className="px-m text-small font-semibold">{hero.eyebrow}</p>
          <div className="hero-title">
            <h1 id="hero">
              <FittedLines lines={lines} weight={WEIGHT} overlayOf={dayDotsOf(lines, WEIGHT, diary)} />
            </h1>
            <Tagline text={hero.tagline} days={daysBeside(lines, diary.days, widest)} />
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

/** @param days above which it is next to the headline, counted from the end of the week; without them, it is below it. */
function Tagline({ text, days }: { text: string; days: number | undefined }) {
  if (!days) return <p className="hero-tagline">{text}</p>
  return (
    <p style={{ '--tagline-from': -days - 1 }} className="hero-tagline tagline-beside">
      {text}
    </p>
  )
}

/**
 * Returns how many of the last days have space for the tagline next to the last line of the headline: two, or the last one
 * if that is wide enough. The line begins further to the left than the days, so that the real gap is wider.
 */
function daysBeside(lines: readonly WideLine[], days: readonly string[], widest: number): number | undefined {
  const widths = lines.map(({ text }) => measure(text, WEIGHT).width)
  const endOfLine = widths.at(-1)! / Math.max(...widths)
  return [2, 1].find((count) => {
    const start = startOfLastDays(count, days, widest)
    return start >= endOfLine + TAGLINE_GAP && 1 - start >= TAGLINE_WIDTH
  })
}
