import { inView } from 'framer-motion/dom'
import { animateSequence } from 'framer-motion/dom/mini'
import { SPRITE } from './drawing'
import { timelines } from './film-timelines'

/** What a press of a film's button does next: `still` counts from 1, for visitors who prefer reduced motion. */
export type FilmControl = { symbol: 'play' | 'pause' | 'again'; still?: { number: number; count: number } }

/** @throws Error when the drawings cannot be had; the next press tries again. */
export type Press = () => Promise<void>

type Segment = Parameters<typeof animateSequence>[0][number]

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
let sprite: Promise<Document> | undefined
/** Pauses the film that plays: there is one at most. */
let pausePlaying: (() => void) | undefined

const pause = () => pausePlaying?.()
document.addEventListener('visibilitychange', pause)
reducedMotion.addEventListener('change', pause)

/**
 * Prepares a film and begins to fetch the drawings; its parts are put on the page with the first press.
 * @param name of the film's drawing, and of its timeline.
 * @param screen the svg of the button, which stands over the poster and is covered by the film.
 * @param show is told what the button does next, whenever that changes.
 * @returns what a press of the button does.
 */
export function createFilm(name: string, screen: SVGElement, show: (control: FilmControl) => void): Press {
  const { stills } = timelines[name]!
  let film: ReturnType<typeof animateSequence> | undefined
  let stillsShown = 0

  const stop = (symbol: 'play' | 'again') => {
    pausePlaying = undefined
    show({ symbol })
  }
  const pauseFilm = () => {
    film?.pause()
    stop('play')
  }
  const showStillNext = (symbol: 'play' | 'again') =>
    show({ symbol, still: { number: stillsShown + 1, count: stills.length } })

  if (reducedMotion.matches) showStillNext('play')
  void fetchDrawings().catch(() => {})
  inView(screen, () => () => pausePlaying === pauseFilm && pauseFilm())

  return async () => {
    const drawings = await fetchDrawings()
    film ??= mount(name, drawings, screen)
    if (reducedMotion.matches) {
      film.pause()
      film.time = stills[stillsShown]!
      stillsShown = (stillsShown + 1) % stills.length
      showStillNext('again')
    } else if (pausePlaying === pauseFilm) pauseFilm()
    else {
      pause()
      pausePlaying = pauseFilm
      film.play()
      void film.finished.then(() => stop('again'))
      show({ symbol: 'pause' })
    }
  }
}

/** Once; after a failure, the next call tries again. */
function fetchDrawings(): Promise<Document> {
  sprite ??= fetch(SPRITE).then(async (response) => {
    if (!response.ok) throw new Error(`${SPRITE} answers ${response.status}`)
    return new DOMParser().parseFromString(await response.text(), 'image/svg+xml')
  })
  sprite.catch(() => (sprite = undefined))
  return sprite
}

/** Puts a film below the symbol of its button, and its line of progress above, paused at the start. */
function mount(name: string, drawings: Document, screen: SVGElement) {
  const copy = (symbol: string) => document.importNode(drawings.getElementById(symbol)!.firstElementChild!, true)
  const scene = copy(name)
  const line = copy('film-line')
  const parts = new Map(
    [...scene.querySelectorAll('[data-part]')].map((part) => [part.getAttribute('data-part'), part]),
  )
  // The poster leaves out parts that it does not show.
  for (const part of parts.values()) part.removeAttribute('display')
  screen.prepend(scene)
  screen.append(line)

  const { length, cues } = timelines[name]!
  const drawLine = { transform: ['scaleX(0)', 'none'], transformOrigin: ['24px 300px', '24px 300px'] }
  const film = animateSequence(
    [
      [line, drawLine, { at: 0, duration: length, ease: 'linear' }],
      ...cues.map(([part, keyframes, seconds]): Segment => [parts.get(part)!, keyframes, seconds]),
    ],
    { defaultTransition: { ease: 'easeInOut' } },
  )
  film.pause()
  return film
}
