import { expect, type Locator } from 'playwright/test'

/** Asserts that the texts are shown in this order, whatever stands between them. */
export async function expectReads(place: Locator, texts: readonly string[]) {
  await expect(async () => {
    const shown = (await place.innerText()).replace(/\s+/g, ' ')
    let position = 0
    for (const text of texts) {
      const found = shown.indexOf(text.replace(/\s+/g, ' '), position)
      expect(found, `"${text}" after "${shown.slice(Math.max(0, position - 40), position)}"`).toBeGreaterThanOrEqual(0)
      position = found + text.length
    }
  }).toPass({ timeout: 5000 })
}
