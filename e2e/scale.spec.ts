import { scale } from '@/content/scale'
import { caseStudies } from '@/content/website'
import { expect, test } from '@/e2e/support/test'

test.beforeEach(async ({ page }) => {
  await page.goto('/scale')
})

test('says whom it is for', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Scale Your Practice' })).toBeVisible()
  await expect(page.getByText(scale.lead)).toBeVisible()
})

test('shows the third phase of the framework', async ({ page }) => {
  const region = page.getByRole('region', { name: 'Lasting Impact' })
  await expect(region).toContainText('Month 3+')
  await expect(region.getByRole('listitem')).toHaveText([
    'Monthly optimisation',
    'A/B testing',
    'Scaling channels',
    'Retention',
    'Quarterly reviews',
  ])
})

test('tells the case of the practice grown to 15 surgeries, with a chair for each', async ({ page }) => {
  const region = page.getByRole('region', { name: 'A practice with 15 surgeries' })
  const study = caseStudies.items.find(({ id }) => id === 'implants')
  await expect(region.getByRole('listitem')).toHaveText([
    '186 implant leads and 34 implant consultations in 90 days',
    /^15 surgeries/,
  ])
  await expect(region.getByText(study?.client ?? '', { exact: true })).toBeVisible()
  await expect(region.getByRole('img', { name: /15 dental chairs/ }).locator('use')).toHaveCount(15)
})

test('explains what scaling channels means in four steps', async ({ page }) => {
  const region = page.getByRole('region', { name: scale.channels.title })
  await expect(region.getByRole('heading', { level: 3 })).toHaveText(scale.channels.steps.map(({ title }) => title))
  for (const { text } of scale.channels.steps) await expect(region.getByText(text)).toBeVisible()
})

test('ends with the one ‘Let’s Get Started’, which leads to the call', async ({ page }) => {
  const action = page.getByRole('main').getByRole('link')
  await expect(action).toHaveCount(1)
  await expect(action).toHaveText('Let’s Get Started')
  await expect(action).toHaveAttribute('href', '/book')
})
