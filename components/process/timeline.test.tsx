import { renderToStaticMarkup } from 'react-dom/server'
import { phases, processPage } from '@/content/process'
import type { Phase } from '@/content/schema'
import { Timeline } from './timeline'

test.each([[[1, 3, 9]], [[2, 5, 7]]])('begins the phases in the weeks %j of the timeline', (starts) => {
  const moved: Phase[] = phases.map((phase, index) => ({
    ...phase,
    weeks: { from: starts[index]!, to: starts[index]! },
  }))
  const [, timeline = ''] = renderToStaticMarkup(<Timeline phases={moved} />).split('role="img"')
  const labels = timeline.matchAll(new RegExp(`>${processPage.axis.week}</b><b[^>]*>(\\d+)<`, 'g'))
  expect([...labels].map(([, week]) => Number(week))).toEqual(starts)
})
