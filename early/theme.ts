import { showTheme, storedTheme } from '@/lib/theme'

// Waits for the first animation frame, because reading localStorage earlier would block the parser. Nothing has been
// painted before that frame, so the wrong theme never flashes.
requestAnimationFrame(() => {
  const theme = storedTheme()
  if (!theme) return
  showTheme(theme)
  // Covers theme-color meta tags that have not been parsed yet.
  addEventListener('DOMContentLoaded', () => showTheme(theme))
})
// Another page may have changed the theme: pages in the back/forward cache receive no `storage` events.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) showTheme(storedTheme() ?? document.documentElement.dataset.theme)
})
