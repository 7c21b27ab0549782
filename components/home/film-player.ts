import { inView } from 'framer-motion/dom'
import { animateSequence } from 'framer-motion/dom/mini'
import type { FilmLabels } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { timelines, type FilmName } from './film-timelines'

/** The symbol and the label of a film's button. */
export type FilmControl = { symbol: 'play' | 'pause' | 'again'; label: string }

export type FilmProps = {
  /** The URL of drawings.svg. */
  sprite: string
  /** The id of the film's symbol in drawings.svg. */
  drawing: FilmName
  title: string
  /** The button's symbol and label before this module is loaded. */
  control: FilmControl
  labels: FilmLabels
}

/** Milliseconds. */
const FETCH_TIMEOUT_MS = 15_000

type Segment = Parameters<typeof animateSequence>[0][number]

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
let fetchedSprite: Promise<Document> | undefined
/** Pauses the film that is playing. At most one plays at a time. */
let pausePlaying: (() => void) | undefined

const pause = () => pausePlaying?.()
document.addEventListener('visibilitychange', pause)
reducedMotion.addEventListener('change', pause)

export type FilmPlayer = {
  /** Fetches the drawings. Rejects when they cannot be loaded. */
  load: () => Promise<void>
  /** Plays or pauses the film once it is loaded; with reduced motion, shows its next still. */
  toggle: () => void
  /** Pauses the film and removes it from its frame. */
  destroy: () => void
}

/**
 * Creates the player of one film. The film pauses when it leaves the viewport.
 * @param frame the `<svg>` of the button, into which the film is inserted.
 * @param onChange receives the button's symbol and label whenever they change.
 */
export function createFilmPlayer(
  frame: SVGElement,
  { sprite, drawing, title, labels }: FilmProps,
  onChange: (control: FilmControl) => void,
): FilmPlayer {
  const { stills } = timelines[drawing]
  let drawings: Document | undefined
  let film: ReturnType<typeof mountFilm> | undefined
  let nextStill = 0

  const showControl = (symbol: FilmControl['symbol']) =>
    onChange({ symbol, label: interpolate(labels[symbol], { title }) })
  const showStillControl = (symbol: FilmControl['symbol']) =>
    onChange({ symbol, label: interpolate(labels.picture, { title, number: nextStill + 1, count: stills.length }) })

  const onStop = (next: 'play' | 'again') => {
    pausePlaying = undefined
    showControl(next)
  }
  const pauseFilm = () => {
    film?.animation.pause()
    onStop('play')
  }
  const pauseIfPlaying = () => {
    if (pausePlaying === pauseFilm) pauseFilm()
  }

  if (reducedMotion.matches) showStillControl('play')
  const unobserve = inView(frame, () => pauseIfPlaying)

  return {
    async load() {
      drawings = await fetchSprite(sprite)
    },
    toggle() {
      if (!drawings) return
      film ??= mountFilm(drawing, drawings, frame)
      const { animation } = film
      if (reducedMotion.matches) {
        animation.pause()
        animation.time = stills[nextStill]!
        nextStill = (nextStill + 1) % stills.length
        showStillControl('again')
      } else if (pausePlaying === pauseFilm) pauseFilm()
      else {
        pause()
        pausePlaying = pauseFilm
        animation.play()
        void animation.finished.then(() => onStop('again'))
        showControl('pause')
      }
    },
    destroy() {
      unobserve()
      pauseIfPlaying()
      film?.remove()
      film = undefined
    },
  }
}

/** Fetches the sprite once; after a failure, the next call tries again. */
function fetchSprite(url: string): Promise<Document> {
  fetchedSprite ??= fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) }).then(async (response) => {
    if (!response.ok) throw new Error(`${url} responded with ${response.status}`)
    return new DOMParser().parseFromString(await response.text(), 'image/svg+xml')
  })
  fetchedSprite.catch(() => (fetchedSprite = undefined))
  return fetchedSprite
}

/** Inserts a film behind the symbol of its button and its progress line in front of it, paused at the start. */
function mountFilm(name: FilmName, sprite: Document, frame: SVGElement) {
  const copy = (symbol: string) => document.importNode(sprite.getElementById(symbol)!.firstElementChild!, true)
  const scene = copy(name)
  const line = copy('film-line')
  // The poster hides some parts.
  for (const part of scene.querySelectorAll('[data-part]')) part.removeAttribute('display')
  frame.prepend(scene)
  frame.append(line)

  const { length, cues } = timelines[name]
  const drawLine = { transform: ['scaleX(0)', 'none'], transformOrigin: ['24px 300px', '24px 300px'] }
  const animation = animateSequence(
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
  animation.pause()
  const remove = () => {
    scene.remove()
    line.remove()
  }
  return { animation, remove }
}
