import { inView } from 'framer-motion/dom'
import { animate } from 'framer-motion/dom/mini'

/** All durations in seconds. */
const ARRIVAL_INTERVAL = 0.28
const STEP_INTERVAL = 0.65
const FADE_DURATION = 0.3
/** Before the first arrival, when the full diary is on screen and has to empty first. */
const EMPTYING_DURATION = 0.7

const filled = new WeakSet<Element>()

/**
 * Fills the slots of the diary one after another, once, when half of it is in view. The HTML has it full: on
 * screen it fades to its emptier state first, off screen it starts empty.
 * @param diary contains the arrivals, [data-arrival] with its index, and the key of states.
 * @returns a function that stops the motion and leaves the diary full.
 */
export function fillDiary(diary: HTMLElement): () => void {
  if (filled.has(diary)) return () => {}
  const { top, bottom } = diary.getBoundingClientRect()
  const isSeen = top < innerHeight && bottom > 0
  const arrivals = [...diary.querySelectorAll<HTMLElement>('[data-arrival]')]
  const states = [...diary.querySelectorAll<HTMLElement>('.key > *')]
  const covered = arrivals.map((arrival) => coveredLayers(arrival, states))
  const begin = () => arrivals.flatMap((arrival) => fillSlot(arrival, isSeen))
  let motions = isSeen ? [] : begin()
  const stopWatching = inView(
    diary,
    () => {
      filled.add(diary)
      if (isSeen) motions = begin()
      motions.forEach((motion) => motion.play())
    },
    { amount: 0.5 },
  )
  return () => {
    stopWatching()
    motions.forEach((motion) => motion.cancel())
    covered.flat().forEach((layer) => layer.remove())
  }
}

/** Adds a layer below a slot for each state before its final one. */
function coveredLayers(arrival: HTMLElement, states: readonly HTMLElement[]): HTMLElement[] {
  const top = arrival.firstElementChild as HTMLElement
  const layers = states
    .slice(
      0,
      states.findIndex(({ className }) => top.classList.contains(className)),
    )
    .map((state) => {
      const layer = top.cloneNode(true) as HTMLElement
      layer.className = state.className
      layer.querySelector('i')!.textContent = state.textContent
      return layer
    })
  top.before(...layers)
  return layers
}

function fillSlot(arrival: HTMLElement, isSeen: boolean) {
  const layers = [...arrival.children] as HTMLElement[]
  const start = Number(arrival.dataset.arrival) * ARRIVAL_INTERVAL + (isSeen ? EMPTYING_DURATION : 0.2)
  return layers.map((layer, step) => {
    const end = start + step * STEP_INTERVAL + FADE_DURATION
    const gone = FADE_DURATION / end
    const due = (end - FADE_DURATION) / end
    // Only the top layer fades out: the others are hidden below it.
    const [opacity, times] =
      isSeen && step === layers.length - 1
        ? [
            [1, 0, 0, 1],
            [0, gone, due, 1],
          ]
        : [
            [0, 0, 1],
            [0, due, 1],
          ]
    return animate(layer, { opacity }, { duration: end, times, ease: 'linear', autoplay: false })
  })
}
