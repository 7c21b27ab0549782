/** Applies the stored theme before the first frame, and handles the theme switch, even on pages that run no framework. */
import { withStorage } from '@/lib/storage'
import { restoreTheme, showTheme, THEME_CHOICE, THEME_KEY } from './theme'

// Waits for the first animation frame, because reading localStorage earlier would block the parser. Nothing has been
// painted before that frame, so the wrong theme never flashes.
requestAnimationFrame(restoreTheme)
// Covers theme-color meta tags and the switch, which may not have been parsed yet.
addEventListener('DOMContentLoaded', restoreTheme)
// Browsers restore the checked radio button of a form, and another page may have changed the theme: pages in the
// back/forward cache receive no `storage` events.
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
