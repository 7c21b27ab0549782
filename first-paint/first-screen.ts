/** Milliseconds after which the whole page is laid out even if its fonts have not loaded. */
const FONTS_TIMEOUT_MS = 5000

/**
 * Skips the layout of sections outside the viewport until the fonts have loaded: in the fallback fonts it is slow, because
 * each fitted line has a font size of its own. Then it lays out one section in each frame, so that no frame is long and
 * captures of the whole page are complete. Restoring a scroll position and scrolling to a fragment need the height of the
 * whole page at once.
 * @param loaded resolves when the page has loaded.
 */
export async function layOutFirstScreen(loaded: Promise<unknown>) {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation?.type !== 'navigate' || location.hash) return
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  // Chromium also lays out what is within one and a half screens of the viewport: the estimated height is larger. Without
  // tag names in the selector, it would compute the styles of the whole page again in each frame.
  const skipFrom = (section: number) => {
    const skipped = `main > section:nth-child(n + ${section}), footer`
    sheet.replaceSync(`@media screen { ${skipped} { content-visibility: auto; contain-intrinsic-size: auto 300svh } }`)
  }
  skipFrom(2)
  // A key may scroll to the end of the page.
  const stop = () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet))
  addEventListener('keydown', stop, { capture: true, once: true })
  const timeout = new Promise((resolve) => setTimeout(resolve, FONTS_TIMEOUT_MS))
  await Promise.race([loaded.then(() => document.fonts.ready), timeout])
  for (let section = 2; document.querySelector(`main > :nth-child(${section})`); section++) {
    skipFrom(section + 1)
    await new Promise(requestAnimationFrame)
  }
  stop()
}
