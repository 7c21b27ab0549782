import type { FilmedBenefit, FilmWords } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { Drawing } from './drawing'
import { FilmPlayer } from './film-player'

/** Short films on a strip of film, which runs downwards on phones and across the screen on wide ones. */
export function Filmstrip({ benefits, player }: { benefits: readonly FilmedBenefit[]; player: FilmWords }) {
  return (
    <div
      data-reveal
      className="relative mt-12 [--frame:5.5rem] sm:[--frame:8rem] md:mt-16 lg:[--frame:min(14rem,(100svh_-_14rem)*9/16)] 2xl:[--frame:min(18rem,(100svh_-_14rem)*9/16)]"
    >
      <Strip />
      <ol className="relative container grid roomy lg:grid-cols-3 lg:gap-x-12">
        {benefits.map((benefit) => (
          <li
            key={benefit.title}
            className="grid grid-cols-[9rem_minmax(0,1fr)] items-center gap-5 sm:grid-cols-[13rem_1fr] sm:gap-12 lg:grid-cols-1 lg:content-start lg:justify-items-center lg:gap-0"
          >
            <div className="py-3 pl-7 sm:pl-10 lg:py-12 lg:pl-0">
              <Frame {...benefit} play={player.play} />
            </div>
            <div className="max-w-measure-md py-2 lg:mt-6 lg:self-start lg:text-center">
              <h3>{benefit.title}</h3>
              <p className="mt-2 text-small text-balance text-muted">{benefit.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <FilmPlayer words={player} />
    </div>
  )
}

function Strip() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-y-0 left-[max(var(--gutter),calc(50vw-36rem))] w-36 bg-[light-dark(var(--ink),var(--accent-soft))] sm:w-52 lg:inset-x-0 lg:bottom-auto lg:h-[calc(var(--frame)*16/9+6rem)] lg:w-full"
    >
      <svg className="absolute inset-0 h-full w-6 lg:h-6 lg:w-full">
        <pattern id="perforation" width="24" height="24" patternUnits="userSpaceOnUse">
          <rect x="7" y="7" width="10" height="10" rx="2.5" className="fill-canvas" />
        </pattern>
        <rect width="100%" height="100%" fill="url(#perforation)" />
      </svg>
      <svg className="absolute right-0 h-full w-6 lg:right-auto lg:bottom-0 lg:h-6 lg:w-full">
        <rect width="100%" height="100%" fill="url(#perforation)" />
      </svg>
    </div>
  )
}

function Frame({ title, film, play }: FilmedBenefit & Pick<FilmWords, 'play'>) {
  return (
    <div className="relative w-(--frame) overflow-hidden rounded-[1rem] bg-canvas lg:rounded-[1.5rem]">
      <Drawing name={film.drawing} label={film.alt} viewBox="0 0 180 320" className="block" />
      <button
        type="button"
        data-film={film.drawing}
        data-title={title}
        aria-label={interpolate(play, { title })}
        className="absolute inset-0 cursor-pointer rounded-[inherit] outline-offset-[-4px] print:hidden noscript:hidden"
      >
        <Drawing name="film-play" viewBox="0 0 180 320" />
      </button>
    </div>
  )
}
