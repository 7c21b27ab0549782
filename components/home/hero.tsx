import { ButtonLink } from '@/components/ui/button'
import { Fitted } from '@/components/ui/fitted'
import { diary, hero } from '@/content/home'
import { Diary, weekColumns } from './diary'

const [highlightedDay = ''] = diary.highlight.split(' ')

/** The headline stands on the columns of the diary. */
export function Hero() {
  const columns = weekColumns(
    diary.days,
    diary.days.findIndex((day) => day === highlightedDay),
  )
  return (
    <section aria-labelledby="hero" style={columns} className="pt-4 wide:pt-6">
      <p className="px-m text-small font-semibold">{hero.eyebrow}</p>
      <div className="relative mt-4 px-m wide:mt-5">
        <h1 id="hero">
          <Fitted text={hero.title} wide={5.6} narrow={3.6} weight={500} even />
        </h1>
        <p className="tagline mt-5 voice text-caption text-balance wide:mt-0 wide:text-[clamp(2.25rem,3.1vw,4.4rem)]">
          {hero.tagline}
        </p>
      </div>
      <div className="hero-row mt-4 grid wide:mt-6 wide:border-t">
        <div className="px-m wide:contents">
          <ButtonLink action={hero.action} className="min-h-15! wide:[grid-column:-3/-2]" />
          <p className="reply-note mt-3 flex items-center gap-2 font-semibold wide:[grid-column:-2/-1] wide:m-0 wide:px-4 wide:text-small">
            {hero.promise}
          </p>
        </div>
        <ul className="mt-5 grid grid-cols-2 gap-x-4 px-m text-small font-medium wide:[grid-column:1/-3] wide:[grid-row:1] wide:m-0 wide:grid-cols-subgrid wide:content-center wide:gap-x-0 wide:px-0 wide:py-3 wide:text-base">
          {hero.services.map((service) => (
            <li
              key={service}
              className="border-t border-line py-2 wide:border-0 wide:py-0 wide:odd:[grid-column:1/3] wide:odd:ps-m wide:even:[grid-column:3/-1] wide:even:px-3"
            >
              {service}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-7 wide:mt-0 wide:border-t">
        <Diary diary={diary} />
      </div>
    </section>
  )
}
