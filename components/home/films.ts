import type { FilmWords } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { drawingUrl, SPRITE } from './drawing-url'
import { timelines, type Timeline, type Track } from './film-timelines'

/** A film on its button: one animation for each moving part, the progress line's first, all on one clock. */
type Film = {
  button: HTMLButtonElement
  words: FilmWords
  timeline: Timeline
  motions: readonly Animation[]
  stillsShown: number
}

const BUTTON = '[data-film]'

const films = new WeakMap<Element, Film>()
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)')
let sprite: Promise<Document> | undefined
let playing: Film | undefined

const frames = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (!isIntersecting && target === playing?.button) pause()
})
document.addEventListener('visibilitychange', pause)
lessMotion.addEventListener('change', pause)

/**
 * Fetches the drawings, and plays or pauses the film that is pressed. Where motion is unwelcome, names the buttons after
 * their stills and shows the next one.
 * @param pressed a film's button, or an element inside it.
 * @throws Error when the drawings cannot be had; the next call tries again.
 */
export async function serveFilms(words: FilmWords, pressed?: Element): Promise<void> {
  if (lessMotion.matches)
    document.querySelectorAll<HTMLButtonElement>(BUTTON).forEach((button) => nameStill(button, words))
  const drawings = await fetchSprite()
  const button = pressed?.closest<HTMLButtonElement>(BUTTON)
  if (!button) return
  const film = films.get(button) ?? createFilm(button, words, drawings)
  if (lessMotion.matches) showStill(film)
  else if (film === playing) pause()
  else play(film)
}

/** Once; after a failure, the next call tries again. */
function fetchSprite(): Promise<Document> {
  sprite ??= fetch(SPRITE).then(async (answer) => {
    if (!answer.ok) throw new Error(`${SPRITE} answers ${answer.status}`)
    return new DOMParser().parseFromString(await answer.text(), 'image/svg+xml')
  })
  sprite.catch(() => (sprite = undefined))
  return sprite
}

function createFilm(button: HTMLButtonElement, words: FilmWords, drawings: Document): Film {
  const id = button.dataset.film!
  const timeline = timelines[id]!
  const scene = createSvg('g', { class: 'print:hidden' })
  scene.append(...document.importNode(drawings.getElementById(id)!, true).childNodes)
  const line = createSvg('path', { d: 'M24 300h132', stroke: 'var(--brass)', 'stroke-width': '3' })
  const tracks: [Element | null, Track][] = [
    [
      line,
      {
        origin: [24, 300],
        cues: [
          [0, { transform: 'scaleX(0)' }],
          [timeline.length, { transform: 'none' }],
        ],
        easing: 'linear',
      },
    ],
    ...Object.entries(timeline.parts).map(([part, track]): [Element | null, Track] => [
      scene.querySelector(`[data-part=${part}]`),
      track,
    ]),
  ]
  const motions = tracks.map(([part, track]) => move(part as SVGElement, track, timeline.length))
  button.previousElementSibling!.append(scene)
  button.firstElementChild!.append(line)
  const film = { button, words, timeline, motions, stillsShown: 0 }
  motions[0]!.onfinish = () => stop(film, 'again')
  frames.observe(button)
  films.set(button, film)
  return film
}

function createSvg(name: 'g' | 'path', attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}

/** Lasts as long as the film, so that all of its animations share one clock. Paused at its start. */
function move(part: SVGElement, { origin, easing = 'ease-in-out', cues }: Track, length: number): Animation {
  if (origin) part.style.transformOrigin = `${origin[0]}px ${origin[1]}px`
  // The poster leaves out parts that it does not show.
  part.removeAttribute('display')
  const looks = cues.map(([second, look]) => ({ ...look, offset: second / length, easing }))
  const motion = part.animate([{ ...looks[0], offset: 0 }, ...looks, { ...looks.at(-1), offset: 1 }], {
    duration: length * 1000,
    fill: 'both',
  })
  motion.pause()
  return motion
}

function play(film: Film) {
  pause()
  playing = film
  for (const motion of film.motions) motion.play()
  show(film, 'pause')
}

function pause() {
  if (playing) stop(playing, 'play')
}

function stop(film: Film, next: 'play' | 'again') {
  if (film === playing) playing = undefined
  for (const motion of film.motions) if (motion.playState === 'running') motion.pause()
  show(film, next)
}

function show({ button, words }: Film, next: 'play' | 'pause' | 'again') {
  button.ariaLabel = interpolate(words[next], { title: button.dataset.title! })
  mark(button, next)
}

function showStill(film: Film) {
  const { button, words, timeline, motions } = film
  const second = timeline.stills[film.stillsShown]!
  for (const motion of motions) {
    motion.pause()
    motion.currentTime = second * 1000
  }
  film.stillsShown = (film.stillsShown + 1) % timeline.stills.length
  mark(button, 'again')
  nameStill(button, words)
}

function nameStill(button: HTMLButtonElement, words: FilmWords) {
  const count = timelines[button.dataset.film!]!.stills.length
  const number = 1 + (films.get(button)?.stillsShown ?? 0)
  button.ariaLabel = interpolate(words.picture, { title: button.dataset.title!, number, count })
}

function mark(button: HTMLButtonElement, symbol: 'play' | 'pause' | 'again') {
  button.querySelector('use')!.setAttribute('href', drawingUrl(`film-${symbol}`))
}
