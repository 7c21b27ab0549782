import { expect, type Locator } from 'playwright/test'

/** Asserts that the texts are visible in this order, with any text between them. Any white space counts as a space. */
export function expectTextsInOrder(place: Locator, texts: readonly string[]) {
  const patterns = texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'))
  return expect(place).toHaveText(new RegExp(patterns.join('[^]*?')), { useInnerText: true })
}
