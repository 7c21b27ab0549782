import { ButtonLink } from '@/components/ui/button'
import { Eyebrow } from '@/components/ui/eyebrow'
import { Section } from '@/components/ui/section'
import { diary, hero } from '@/content/home'
import { Diary } from './diary'

export function Hero() {
  return (
    <Section
      labelledBy="hero"
      bare
      className="grid items-center gap-14 pt-12 pb-20 roomy md:pt-16 md:pb-28 lg:min-h-[min(46rem,calc(100svh-var(--top-bar)))] lg:grid-cols-[26.5rem_1fr] lg:gap-10 lg:py-14 xl:grid-cols-[29rem_1fr] xl:gap-14"
    >
      <div>
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <h1 id="hero" className="mt-4 max-md:max-w-min md:mt-6 lg:text-[clamp(3rem,0.9rem+5.4vw,5.75rem)]">
          {hero.title}
        </h1>
        <p className="mt-6 text-lead text-balance text-muted">{hero.tagline}</p>
        <ul className="mt-8 grid gap-x-6 gap-y-2 border-t border-line pt-7 text-small sm:grid-cols-[auto_1fr] lg:gap-x-4">
          {hero.services.map((service) => (
            <li key={service} className="flex items-center gap-3">
              <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-brass" />
              {service}
            </li>
          ))}
        </ul>
        <div className="mt-9 flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink action={hero.action} />
          <p className="text-small text-balance text-muted sm:max-w-48">{hero.promise}</p>
        </div>
      </div>
      <Diary diary={diary} />
    </Section>
  )
}
