import { inView } from 'framer-motion/dom'
import { animateSequence } from 'framer-motion/dom/mini'
import type { FilmWords } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { timelines, type FilmName } from './film-timelines'

/** The symbol and the name of a film's button. */
export type FilmControl = { symbol: 'play' | 'pause' | 'again'; label: string }

export type FilmProps = {
  /** The URL of drawings.svg. */
  sprite: string
  /** The film's name in it. */
  drawing: FilmName
  title: string
  /** The button until this module has come. */
  control: FilmControl
  labels: FilmWords
}

type Segment = Parameters<typeof animateSequence>[0][number]

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
let fetchedSprite: Promise<Document> | undefined
/** Pauses the film that plays: there is one at most. */
let pausePlaying: (() => void) | undefined

const pause = () => pausePlaying?.()
document.addEventListener('visibilitychange', pause)
reducedMotion.addEventListener('change', pause)

/**
 * Plays or pauses a film when its button is pressed. Where less motion is wanted, a press shows the next of its stills.
 * @param screen the svg of the button, which the film takes place in.
 * @param show is told how the button changes.
 * @returns what fetches the drawings, throwing when they cannot be had, and then presses the button if it `isPressed`.
 */
export function createFilm(
  screen: SVGElement,
  { sprite, drawing, title, labels }: FilmProps,
  show: (control: FilmControl) => void,
): (isPressed: boolean) => Promise<void> {
  const { stills } = timelines[drawing]
  let film: ReturnType<typeof mount> | undefined
  let stillsShown = 0

  const showNext = (symbol: FilmControl['symbol']) => show({ symbol, label: interpolate(labels[symbol], { title }) })
  const showNextStill = (symbol: FilmControl['symbol']) =>
    show({ symbol, label: interpolate(labels.picture, { title, number: stillsShown + 1, count: stills.length }) })

  const stop = (next: 'play' | 'again') => {
    pausePlaying = undefined
    showNext(next)
  }
  const pauseFilm = () => {
    film?.pause()
    stop('play')
  }

  if (reducedMotion.matches) showNextStill('play')
  inView(screen, () => () => pausePlaying === pauseFilm && pauseFilm())

  return async (isPressed) => {
    const drawings = await fetchSprite(sprite)
    if (!isPressed) return
    film ??= mount(drawing, drawings, screen)
    if (reducedMotion.matches) {
      film.pause()
      film.time = stills[stillsShown]!
      stillsShown = (stillsShown + 1) % stills.length
      showNextStill('again')
    } else if (pausePlaying === pauseFilm) pauseFilm()
    else {
      pause()
      pausePlaying = pauseFilm
      film.play()
      void film.finished.then(() => stop('again'))
      showNext('pause')
    }
  }
}

/** Once; after a failure, the next call tries again. */
function fetchSprite(url: string): Promise<Document> {
  fetchedSprite ??= fetch(url).then(async (response) => {
    if (!response.ok) throw new Error(`${url} answers ${response.status}`)
    return new DOMParser().parseFromString(await response.text(), 'image/svg+xml')
  })
  fetchedSprite.catch(() => (fetchedSprite = undefined))
  return fetchedSprite
}

/** Puts a film below the symbol of its button, and its line of progress above, paused at the start. */
function mount(name: FilmName, sprite: Document, screen: SVGElement) {
  const copy = (symbol: string) => document.importNode(sprite.getElementById(symbol)!.firstElementChild!, true)
  const scene = copy(name)
  const line = copy('film-line')
  // The poster leaves out parts that it does not show.
  for (const part of scene.querySelectorAll('[data-part]')) part.removeAttribute('display')
  screen.prepend(scene)
  screen.append(line)

  const { length, cues } = timelines[name]
  const drawLine = { transform: ['scaleX(0)', 'none'], transformOrigin: ['24px 300px', '24px 300px'] }
  const film = animateSequence(
    [
      [line, drawLine, { at: 0, duration: length, ease: 'linear' }],
      ...cues.map(([part, keyframes, seconds]): Segment => [
        scene.querySelector(`[data-part="${part}"]`)!,
        keyframes,
        seconds,
      ]),
    ],
    { defaultTransition: { ease: 'easeInOut' } },
  )
  film.pause()
  return film
}
