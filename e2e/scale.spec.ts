import { scale } from '@/content/scale'
import type { CaseStudy } from '@/content/schema'
import { caseStudies } from '@/content/website'
import { interpolate } from '@/lib/interpolate'
import { mainLinks, region } from './support/controls'
import { expectTextsInOrder, textsOf } from './support/layout'
import { expect, test } from './support/test'

const { phase, proof, channels, closing } = scale
const studies: readonly CaseStudy[] = caseStudies.items

test('shows its phase, the case study and its steps, and links to /book at its end', async ({ page }) => {
  await page.goto('/scale')
  const { title, duration, details } = phase.phase
  const texts = [scale.title, scale.lead, title, duration, ...details, ...textsOf(channels.steps)]
  await expectTextsInOrder(page.getByRole('main'), texts)
  const {
    headline,
    second,
    results,
    client,
    location,
    surgeries = 0,
  } = studies.find(({ id }) => id === proof.caseStudy)!
  const parts = [headline, ...(second ? [second] : [])].flatMap(({ figure, text }) => [figure, text])
  const study = region(page, [...parts, ...(second ? [second.period] : [])].join(' '))
  const figures = [...parts, ...results.flatMap(({ figure, text }) => [figure, text])]
  await expectTextsInOrder(study, [client, location, ...figures])
  const rooms = study.getByRole('img', { name: interpolate(proof.chairs, { surgeries }), exact: true })
  if (surgeries > 0) await expect(rooms).toHaveText(new RegExp(`${surgeries}\\s*$`))
  await expect(mainLinks(page).last()).toHaveText(closing.action.label)
  await expect(mainLinks(page).last()).toHaveAttribute('href', '/book')
  await mainLinks(page).first().click()
  await expect(region(page, closing.title)).toBeInViewport()
})
