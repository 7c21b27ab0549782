import { videos } from '@/content/home'
import { interpolate } from '@/lib/interpolate'
import { SpriteIllustration } from './sprite-illustration'
import drawings from './drawings.svg'
import { Film } from './film'

/** Short films on a film strip: vertical on phones, horizontal on wide screens. */
export function Videos() {
  return (
    <section aria-labelledby="videos" className="py-section">
      <div data-reveal className="container grid gap-6 roomy lg:grid-cols-2 lg:items-end lg:gap-16">
        <div>
          <h2 id="videos">{videos.title}</h2>
          <p className="mt-3 font-serif text-h3">{videos.line}</p>
        </div>
        <p className="max-w-measure-xl text-lead text-muted">{videos.lead}</p>
      </div>
      <div
        data-reveal
        className="relative mt-12 [--frame:5.5rem] sm:[--frame:8rem] md:mt-16 lg:[--frame:min(14rem,(100svh_-_14rem)*9/16)] 2xl:[--frame:min(18rem,(100svh_-_14rem)*9/16)]"
      >
        <div
          aria-hidden="true"
          className="absolute inset-y-0 left-[max(var(--gutter),calc(50vw-36rem))] w-36 bg-[light-dark(var(--ink),var(--accent-soft))] sm:w-52 lg:inset-x-0 lg:bottom-auto lg:h-[calc(var(--frame)*16/9+6rem)] lg:w-full"
        >
          <svg width="24" height="24" className="absolute inset-0 h-full w-6 lg:h-6 lg:w-full">
            <pattern id="perforation" width="24" height="24" patternUnits="userSpaceOnUse">
              <rect x="7" y="7" width="10" height="10" rx="2.5" className="fill-canvas" />
            </pattern>
            <rect width="100%" height="100%" fill="url(#perforation)" />
          </svg>
          <svg
            width="24"
            height="24"
            className="absolute right-0 h-full w-6 lg:right-auto lg:bottom-0 lg:h-6 lg:w-full"
          >
            <rect width="100%" height="100%" fill="url(#perforation)" />
          </svg>
        </div>
        <ol className="relative container grid roomy lg:grid-cols-3 lg:gap-x-12">
          {videos.benefits.map(({ title, text, film }) => (
            <li
              key={title}
              className="grid grid-cols-[9rem_minmax(0,1fr)] items-center gap-5 sm:grid-cols-[13rem_1fr] sm:gap-12 lg:grid-cols-1 lg:content-start lg:justify-items-center lg:gap-0"
            >
              <div className="py-3 pl-7 sm:pl-10 lg:py-12 lg:pl-0">
                <div className="relative w-(--frame) overflow-hidden rounded-[1rem] bg-canvas lg:rounded-[1.5rem]">
                  <SpriteIllustration
                    name={film.drawing}
                    label={film.alt}
                    viewBox="0 0 180 320"
                    width={180}
                    height={320}
                    className="block w-full"
                  />
                  <Film
                    sprite={drawings.src}
                    drawing={film.drawing}
                    title={title}
                    control={{ symbol: 'play', label: interpolate(videos.player.play, { title }) }}
                    labels={videos.player}
                  />
                </div>
              </div>
              <div className="max-w-measure-md py-2 lg:mt-6 lg:self-start lg:text-center">
                <h3>{title}</h3>
                <p className="mt-2 text-small text-balance text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
