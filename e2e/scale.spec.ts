import { scale } from '@/content/scale'
import type { CaseStudy } from '@/content/schema'
import { caseStudies } from '@/content/website'
import { interpolate } from '@/lib/interpolate'
import { mainLinks, region } from './support/controls'
import { expectTextsInOrder, textsOf } from './support/layout'
import { expect, test } from './support/test'

const { phase, proof, channels, closing } = scale
const studies: readonly CaseStudy[] = caseStudies.items

test('shows its phase, the case study and its steps, and has one link', async ({ page }) => {
  await page.goto('/scale')
  const { title, duration, details } = phase.phase
  const texts = [scale.title, scale.lead, title, duration, ...details, ...textsOf(channels.steps)]
  await expectTextsInOrder(page.getByRole('main'), texts)
  const { headline, results, client, location, surgeries = 0 } = studies.find(({ id }) => id === proof.caseStudy)!
  const study = region(page, `${headline.figure} ${headline.text}`)
  const figures = [headline, ...results].flatMap(({ figure, text }) => [figure, text])
  await expectTextsInOrder(study, [client, location, ...figures])
  const chairs = study.getByRole('img', { name: interpolate(proof.chairs, { surgeries }), exact: true })
  await expect(chairs.locator('svg')).toHaveCount(surgeries)
  await expect(mainLinks(page)).toHaveText([closing.action.label])
  await expect(mainLinks(page)).toHaveAttribute('href', '/book')
})
