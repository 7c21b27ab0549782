import { ButtonLink } from '@/components/ui/button'
import { Fitted } from '@/components/ui/fitted'
import { KeepLast } from '@/components/ui/keep-last'
import { diary, hero } from '@/content/home'
import { fitLines } from '@/lib/type/fit-lines'
import { measure } from '@/lib/type/measure'
import { Diary, weekColumns } from './diary'

const setting = { wide: 5.6, narrow: 3.6, weight: 500, even: true }
const lineWidths = fitLines(hero.title, setting).map(({ text }) => measure(text, setting.weight).width)
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
    <section aria-labelledby="hero" style={columns}>
      <div className="week-days wide:grid">
        {/* On phones, this is the first screen above the strip. */}
        <div className="gap-4 pt-4 wide:contents slim:flex slim:min-h-[min(100svh-var(--bar)-var(--strip)-1rem,200vw)] slim:flex-col">
          <p className="px-m text-small font-semibold wide:col-span-full wide:pt-6">{hero.eyebrow}</p>
          <div className="relative grow px-m wide:col-span-full wide:mt-5 wide:mb-6 slim:flex slim:flex-col">
            <h1 id="hero">
              <Fitted text={hero.title} {...setting} />
            </h1>
            <p
              className={`voice text-caption text-balance wide:text-[clamp(2.3rem,3.1vw,4.4rem)] slim:my-auto slim:pt-5 ${hasSpaceBeside ? beside : 'wide:mt-6'}`}
            >
              {hero.tagline}
            </p>
          </div>
          <div className="px-m wide:contents">
            <ButtonLink
              action={hero.action}
              className="relative z-1 min-h-15! wide:[grid-column:-3/-2] wide:row-start-3 wide:mt-px"
            />
            <p className="mt-3 flex items-center gap-2 font-semibold wide:[grid-column:-2/-1] wide:row-start-3 wide:m-0 wide:px-3 wide:py-2 wide:text-small wide:leading-snug">
              <span
                aria-hidden="true"
                className="size-[0.9em] flex-none rounded-[50%] border-[1.5px] border-red bg-red"
              />
              {hero.promise}
            </p>
          </div>
        </div>
        <div className="mt-4 px-m wide:col-span-full wide:row-start-3 wide:m-0 wide:grid wide:min-h-15 wide:grid-cols-subgrid wide:content-center wide:border-t wide:px-0 wide:py-3">
          <p className="mb-3 wide:[grid-column:1/-3] wide:mb-1.5 wide:ps-m wide:pe-3">{hero.lead}</p>
          <ul className="grid grid-cols-2 gap-x-4 text-small font-semibold wide:col-span-full wide:grid-cols-subgrid wide:gap-x-0 wide:text-base tight:grid-cols-1">
            {hero.services.map((service) => (
              <li
                key={service}
                className="border-t border-line py-2 wide:border-0 wide:py-0 wide:odd:[grid-column:1/3] wide:odd:ps-m wide:even:[grid-column:3/-3] wide:even:px-3"
              >
                <KeepLast text={service} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mt-7 wide:mt-0 wide:border-t">
        <Diary diary={diary} />
      </div>
    </section>
  )
}
