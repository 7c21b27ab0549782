import { phases, processPage } from '@/content/process'
import type { Phase } from '@/content/schema'
import { render, textsOf } from '@/jest/render'
import { Timeline } from './timeline'

test.each([[[1, 3, 9]], [[2, 5, 7]]])('begins the phases in the weeks %j of the timeline', (starts) => {
  const moved: Phase[] = phases.map((phase, index) => ({
    ...phase,
    weeks: { from: starts[index]!, to: starts[index]! },
  }))
  const { week } = processPage.axis
  const labelled = textsOf(render(<Timeline phases={moved} />), '[role=img] span').filter((text) => text.includes(week))
  expect(labelled).toEqual(starts.map((start) => `${week}${start}`))
})
