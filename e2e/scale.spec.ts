import { scale } from '@/content/scale'
import { caseStudies } from '@/content/website'
import { counts, quoted } from '@/e2e/support/specification'
import { expectReads } from '@/e2e/support/reading'
import { expect, test } from '@/e2e/support/test'

test('says whom it is for, shows the practice grown to 15 surgeries, and ends with one call to action', async ({
  page,
}) => {
  await page.goto('/scale')
  const main = page.getByRole('main')
  const study = caseStudies.items.find(({ id }) => id === scale.proof.caseStudy)!
  await expectReads(main, [
    scale.title,
    scale.lead,
    study.client,
    scale.channels.title,
    ...scale.channels.steps.flatMap(({ title, text }) => [title, text]),
  ])
  await expect(main.getByRole('region', { name: /surgeries/ }).getByRole('listitem')).toHaveText([
    '186 implant leads and 34 implant consultations in 90 days',
    new RegExp(`^${counts.surgeries} surgeries`),
  ])
  const chairs = main.getByRole('img', { name: `${counts.surgeries} dental chairs` })
  await expect(chairs.locator('use')).toHaveCount(counts.surgeries)
  await expect(main.getByRole('link')).toHaveText([quoted.getStarted])
  await expect(main.getByRole('link')).toHaveAttribute('href', '/book')
})
