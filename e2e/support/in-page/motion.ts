import { describe } from './texts'

/** Scrolls to a position, and runs the frames in which scroll-driven animations and observers follow. */
export async function settleAt(top: number) {
  scrollTo({ top, behavior: 'instant' })
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

const animations = () => document.getAnimations() as (CSSAnimation & CSSTransition)[]

const describeAnimation = ({ animationName, transitionProperty, effect }: CSSAnimation & CSSTransition) => {
  const { target, pseudoElement } = effect as KeyframeEffect
  return `${animationName ?? transitionProperty} of ${target && describe(target)}${pseudoElement ?? ''}`
}

/** Finishes all running animations, except scroll-driven ones. */
export function finishAnimations() {
  for (const animation of animations())
    if (animation.playState === 'running' && animation.timeline === document.timeline) animation.finish()
}

/** Longest duration in milliseconds of motion that starts by itself (WCAG 2.2, 2.2.2). */
const MAX_DURATION = 5000

/** Returns the present animations that start by themselves and last too long. */
export const longAnimations = () =>
  animations()
    .filter(
      ({ timeline, effect }) =>
        timeline === document.timeline && Number(effect!.getComputedTiming().endTime) > MAX_DURATION,
    )
    .map((animation) => `${describeAnimation(animation)} lasts too long`)

/** Returns the animations that are neither finished nor driven by scrolling. */
export const runningAnimations = () => animations().map(describeAnimation)

/** Returns the scroll-driven animations that are not finished at the end of the page. */
export async function unfinishedReveals() {
  await settleAt(document.documentElement.scrollHeight)
  return animations()
    .filter(({ timeline, effect }) => timeline !== document.timeline && effect!.getComputedTiming().progress !== 1)
    .map(describeAnimation)
}

/** Returns the reveals that have not begun when their element enters the window: it would be complete in view, then vanish. */
export async function lateReveals() {
  const late: string[] = []
  for (const animation of animations()) {
    const { subject } = animation.timeline as Partial<ViewTimeline>
    if (!subject || animation.effect!.getTiming().fill !== 'forwards') continue
    await settleAt(scrollY + subject.getBoundingClientRect().top - innerHeight + 4)
    if (animation.effect!.getComputedTiming().progress === null) late.push(describeAnimation(animation))
  }
  return late
}
