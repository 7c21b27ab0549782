import { prerender } from 'react-dom/static'
import { processPage } from '@/content/process'
import type { Phase } from '@/content/types'
import { PhaseEntry } from './phase-entry'

const phase: Phase = {
  number: 2,
  title: 'Activation',
  duration: 'Weeks 3–8',
  description: 'We put the strategy to work.',
  details: ['Staff training'],
  weeks: { from: 3, to: 8 },
}

async function render(ownPhase: Phase): Promise<string> {
  const { prelude } = await prerender(<PhaseEntry phase={ownPhase} />)
  return new Response(prelude).text()
}

test('a phase shows its deliverable, and no label without one', async () => {
  const report = { title: 'Launch Report', text: 'Yours at the end of week\u00a08: what is live.' }
  const html = await render({ ...phase, deliverable: report })
  const paragraphs = [...html.matchAll(/<p[^>]*>([^<]*)<\/p>/g)].map(([, text]) => text)
  expect(paragraphs.slice(-3)).toEqual([processPage.deliverableLabel, report.title, report.text])
  expect(await render(phase)).not.toContain(processPage.deliverableLabel)
})
