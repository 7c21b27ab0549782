import type { Phase } from '@/content/schema'

/** Weeks on the timelines of /process and /scale. A phase without an end continues after them. */
export const AXIS_WEEKS = 12

export type AxisWeek = ReturnType<typeof weekAxis>[number]

/** Returns the weeks of a timeline, and whether a phase starts, ends or is under way in each. */
export function weekAxis(phases: readonly Pick<Phase, 'weeks'>[]) {
  return Array.from({ length: AXIS_WEEKS }, (_, index) => {
    const week = index + 1
    return {
      week,
      isStart: phases.some(({ weeks }) => weeks.from === week),
      isEnd: phases.some(({ weeks }) => weeks.to === week),
      isActive: phases.some(({ weeks: { from, to = Infinity } }) => from <= week && week <= to),
    }
  })
}
