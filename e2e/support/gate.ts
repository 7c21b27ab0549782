import { readFileSync } from 'node:fs'
import { expect, type Page } from 'playwright/test'
import { demoPassword } from '@/build/gate-password'
import { gate } from '@/content/gate'
import { pricingSalt } from '@/content/pricing-salt'
import { seal } from '@/lib/gate/seal'
import { pricingSheet } from '@/lib/prices/pricing-sheet'

export const password = process.env.PRICING_PASSWORD ?? demoPassword()
export const sheet = pricingSheet()
/** Equal content and password give equal bytes, so that this is what the build has put into the page. */
export const payload = await seal(sheet, { page: '/pricing', password, salt: pricingSalt })
if (!readFileSync('out/pricing.txt', 'utf8').includes(payload.ciphertext))
  throw new Error('out/ is sealed with another password or content: build it anew, or set PRICING_PASSWORD.')

/** What a visitor meets at the gate. */
export const field = (page: Page) => page.getByLabel(gate.password, { exact: true })
const openButton = (page: Page) => page.getByRole('button', { name: gate.open, exact: true })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
export const locked = (page: Page) => title(page, gate.title)
export const opened = (page: Page) => title(page, sheet.title)
export const refusal = (page: Page) => page.getByRole('alert').filter({ hasText: gate.wrong })

/** Types a password and presses Enter, as soon as the page answers for it. */
export async function enter(page: Page, typed: string): Promise<void> {
  await openButton(page).and(page.locator(':enabled')).waitFor()
  await field(page).fill(typed)
  await field(page).press('Enter')
}

/** Opens /pricing and what is behind its gate. */
export async function unlock(page: Page): Promise<void> {
  await page.goto('/pricing')
  await enter(page, password)
  await expect(opened(page)).toBeVisible()
}
