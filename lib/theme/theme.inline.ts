/** Applies the stored theme before the first frame, and handles the theme switch without the framework. */
import { withStorage } from '@/lib/storage'
import { restoreTheme, showTheme, THEME_CHOICE, THEME_KEY } from './theme'

// Waits for the first animation frame, because reading localStorage earlier would block the parser. Nothing is painted before
// that frame, so the wrong theme never flashes.
requestAnimationFrame(restoreTheme)
// Covers theme-color meta tags and a theme switch that were not parsed before that frame.
addEventListener('DOMContentLoaded', restoreTheme)
// Browsers restore the checked radio button, and pages in the back/forward cache miss the `storage` events of other pages.
addEventListener('pageshow', restoreTheme)
addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === THEME_CHOICE) choose(target.value)
})
addEventListener('storage', ({ key, newValue }) => {
  if (key === THEME_KEY || key === null) showTheme(newValue)
})

function choose(theme: string) {
  showTheme(theme)
  // If storage is blocked, the choice lasts until the next page.
  withStorage(() => localStorage.setItem(THEME_KEY, theme), undefined)
}
