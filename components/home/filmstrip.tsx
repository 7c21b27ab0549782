import type { TitledText } from '@/content/types'
import { scenes } from './film-scenes'

/** Frames on a strip of film, which runs downwards on phones and across the screen on wide ones. */
export function Filmstrip({ benefits }: { benefits: readonly TitledText[] }) {
  return (
    <div data-reveal className="relative mt-12 md:mt-16">
      <Strip />
      <ol className="relative container grid lg:grid-cols-3 lg:gap-x-12">
        {benefits.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[9rem_minmax(0,1fr)] items-center gap-5 sm:grid-cols-[13rem_1fr] sm:gap-12 lg:grid-cols-1 lg:justify-items-center lg:gap-0"
          >
            <div className="py-3 pl-7 sm:pl-10 lg:py-12 lg:pl-0">
              <Frame scene={scenes[index]} />
            </div>
            <div className="max-w-measure-md py-2 lg:mt-6 lg:self-start lg:text-center">
              <h3>{title}</h3>
              <p className="mt-2 text-small text-balance text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Strip() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-y-0 left-[max(var(--gutter),calc(50vw-36rem))] w-36 bg-[light-dark(var(--ink),var(--accent-soft))] sm:w-52 lg:inset-x-0 lg:bottom-auto lg:h-124 lg:w-full"
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

function Frame({ scene }: { scene: React.ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 180 320"
      className="w-22 rounded-[1rem] bg-canvas fill-none stroke-accent stroke-[1.5] sm:w-32 lg:w-56 lg:rounded-[1.5rem]"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {scene}
      <circle cx="90" cy="226" r="24" className="fill-accent" stroke="none" />
      <path d="M84 216.5l15 9.5-15 9.5z" className="fill-on-accent stroke-on-accent" />
      <path d="M24 288h132" className="stroke-line" strokeWidth="3" />
      <path d="M24 288h44" className="stroke-brass" strokeWidth="3" />
    </svg>
  )
}
