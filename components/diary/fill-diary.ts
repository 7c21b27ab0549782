import { inView } from 'framer-motion/dom'
import { animate } from 'framer-motion/dom/mini'

/** All in seconds: one arrival after another, and the steps from enquiry to booked within each. */
const BETWEEN_ARRIVALS = 0.28
const BETWEEN_STEPS = 0.65
const FADE = 0.3
/** How long a diary that was seen full takes to turn to its emptier week. */
const TURN = 0.7

const filled = new WeakSet<Element>()

/**
 * Fills the diary's arrivals one after another, once, when most of it is in view. As delivered it is full: on
 * screen it first turns to an emptier week, gently; out of sight it waits empty.
 * @param diary holds the arrivals, [data-arrival] with its place in the order, and a key to the states.
 * @returns what stops the motion and leaves the diary full.
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

/** Lays the steps that led to a slot's state below it, where it covers them. */
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
  const start = Number(arrival.dataset.arrival) * BETWEEN_ARRIVALS + (isSeen ? TURN : 0.2)
  return layers.map((layer, step) => {
    const end = start + step * BETWEEN_STEPS + FADE
    const gone = FADE / end
    const due = (end - FADE) / end
    // Covered layers leave at once, unseen; the one on top fades out, so that the week turns softly.
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
