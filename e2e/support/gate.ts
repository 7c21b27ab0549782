import { pbkdf2Sync } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import { gate } from '@/content/gate'
import { pricingSalt } from '@/content/pricing-salt'
import { loadEnvironment } from '@/lib/environment'
import { ITERATIONS } from '@/lib/gate/decrypt'
import { resolvePassword } from '@/lib/gate/password'
import { pricingContent } from '@/lib/prices/pricing-content'

loadEnvironment()

/** The password that the export in `out/` is encrypted with. */
export const password = resolvePassword()
/** What the visitor sees of /pricing once it is unlocked. */
export const pricing = pricingContent()

export const passwordField = (page: Page) => page.getByLabel(gate.password, { exact: true })
export const lockedHeading = (page: Page) => page.getByRole('heading', { level: 1, name: gate.title, exact: true })
export const unlockedHeading = (page: Page) => page.getByRole('heading', { level: 1, name: pricing.title, exact: true })
export const wrongPasswordAlert = (page: Page) => page.getByRole('alert').filter({ hasText: gate.wrong })

/** Types a password and presses Enter. */
export async function submitPassword(page: Page, typed: string): Promise<void> {
  await passwordField(page).fill(typed)
  await passwordField(page).press('Enter')
}

let key: string | undefined
/** Stores the key in the pages that are opened from now on, so that /pricing opens as after a reload. */
export function unlockWithKey(page: Page) {
  // Derived once, because that takes a second.
  key ??= pbkdf2Sync(password, Buffer.from(pricingSalt, 'base64url'), ITERATIONS, 32, 'sha256').toString('base64')
  return page.addInitScript((value) => {
    // The calendar's frame, and visitors who block storage.
    if (self === top) sessionStorage.setItem('gate-test', value)
  }, key)
}

/** Opens /pricing with a stored key. */
export async function openPricing(page: Page): Promise<void> {
  await unlockWithKey(page)
  await page.goto('/pricing')
  await expect(unlockedHeading(page)).toBeVisible()
}
