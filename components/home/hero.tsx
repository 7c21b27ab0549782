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
const beside = 'wide:absolute wide:right-m wide:bottom-0 wide:left-[calc(var(--time)+(100%-var(--time))*0.6491+0.8rem)]'

const [highlightedDay = ''] = diary.highlight.split(' ')

/** The headline stands on the columns of the diary. */
export function Hero() {
  const columns = weekColumns(
    diary.days,
    diary.days.findIndex((day) => day === highlightedDay),
  )
  return (
    <section
      aria-labelledby="hero"
      style={columns}
      className="[--air:clamp(0.25rem,5.3svh-5.2vw-0.78rem,0.5rem)] wide:[--air:clamp(0.5rem,1.8svh,1.5rem)] slim:flex slim:flex-col"
    >
      <div className="week-days wide:grid slim:contents">
        <div className="gap-(--air) pt-(--air) wide:contents slim:flex slim:flex-col">
          <p className="px-m text-small font-semibold wide:col-span-full wide:pt-(--air)">{hero.eyebrow}</p>
          <div className="relative grow px-m wide:col-span-full wide:my-(--air) slim:flex slim:flex-col">
            <h1 id="hero">
              <FittedLines lines={lines} weight={setting.weight} overlayOf={dayDots} />
            </h1>
            <p
              className={`voice text-caption text-balance wide:display-[clamp(2.3rem,3.1vw,4.4rem)] slim:pt-[calc(1.7*var(--air))] ${hasSpaceBeside ? beside : 'wide:mt-6'}`}
            >
              {hero.tagline}
            </p>
          </div>
          <div className="px-m wide:contents">
            <ButtonLink
              action={hero.action}
              className="relative z-1 mt-1 min-h-14! wide:[grid-column:-3/-2] wide:row-start-3 wide:mt-px"
            />
            <p className="mt-[calc(0.8*var(--air))] flex items-center gap-2 font-semibold wide:[grid-column:-2/-1] wide:row-start-3 wide:m-0 wide:px-3 wide:py-2 wide:text-small wide:leading-snug">
              <span
                aria-hidden="true"
                className="size-[0.9em] flex-none rounded-[50%] border-[1.5px] border-red bg-red"
              />
              {hero.promise}
            </p>
          </div>
        </div>
        {/* On phones, the diary is in the first screen, above the services. */}
        <div className="px-m wide:col-span-full wide:row-start-3 wide:grid wide:min-h-14 wide:grid-cols-subgrid wide:items-center wide:border-t wide:px-0 wide:py-1 slim:order-1 slim:mt-4">
          <p className="mb-3 text-balance wide:[grid-column:1/3] wide:mb-0 wide:ps-m wide:pe-3 wide:text-small wide:leading-snug">
            {hero.lead}
          </p>
          <ul className="grid grid-cols-2 gap-x-4 text-small font-semibold wide:[grid-column:3/-3] wide:gap-x-3 wide:ps-3 wide:text-base tight:grid-cols-1">
            {hero.services.map((service) => (
              <li key={service} className="grid-mark border-t border-line py-2 wide:border-0 wide:py-0">
                <KeepLast text={service} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mt-(--air) wide:mt-0 wide:border-t">
        <Diary diary={diary} />
      </div>
    </section>
  )
}
