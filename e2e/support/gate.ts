import { expect, type Page } from 'playwright/test'
import { gate } from '@/content/gate'
import { ENTRY_PREFIX } from '@/lib/gate/memory'
import { sealedSheet } from './sealed-sheet'

export const { password, sheet, envelope } = await sealedSheet()

/** What a visitor meets at the gate. */
export const field = (page: Page) => page.getByLabel(gate.password, { exact: true })
export const openButton = (page: Page) => page.getByRole('button', { name: gate.open, exact: true })
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

/** The names of the entries that the gate keeps in this tab. */
export function entries(page: Page): Promise<string[]> {
  return page.evaluate((prefix) => Object.keys(sessionStorage).filter((name) => name.startsWith(prefix)), ENTRY_PREFIX)
}

/** Holds every slow derivation until `release` lets the one with that number go, counted from 0. */
export async function holdDerivations(page: Page): Promise<{ release: (number: number) => Promise<void> }> {
  await page.addInitScript(() => {
    const releases: (() => void)[] = []
    Object.assign(window, { releaseDerivation: (number: number) => releases[number]?.() })
    const derive = SubtleCrypto.prototype.deriveBits
    SubtleCrypto.prototype.deriveBits = async function (this: SubtleCrypto, ...parameters: Parameters<typeof derive>) {
      const [{ name }] = parameters as [Algorithm, ...unknown[]]
      if (name === 'PBKDF2') await new Promise<void>((resolve) => releases.push(resolve))
      return derive.apply(this, parameters)
    }
  })
  return {
    release: (number) =>
      page.evaluate(
        (which) => (window as unknown as { releaseDerivation: (number: number) => void }).releaseDerivation(which),
        number,
      ),
  }
}
