import { withStorage } from '@/lib/storage'

export type Theme = 'system' | 'light' | 'dark'

/** Key of the chosen theme in localStorage. */
export const THEME_KEY = 'theme'

/** Name of the radio buttons of the theme switch. */
export const THEME_CHOICE = 'theme'

/**
 * Applies a theme to the document, to its theme-color meta tags and to the theme switch.
 * @param theme 'light' or 'dark'. Any other value follows the system.
 */
export function showTheme(theme: unknown) {
  const chosen = theme === 'light' || theme === 'dark' ? theme : undefined
  // The theme switch is shown, also in the no-script fallback of a page whose framework fails.
  document.documentElement.dataset.themed = ''
  if (chosen) document.documentElement.dataset.theme = chosen
  else delete document.documentElement.dataset.theme
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta) => {
    // Of which theme the colour is.
    const own = (meta.dataset.theme ??= meta.media.includes('dark') ? 'dark' : 'light')
    const ofChoice = chosen === own ? 'all' : 'not all'
    const media = chosen ? ofChoice : `(prefers-color-scheme: ${own})`
    // Browsers redraw their toolbars even if the same value is written again.
    if (meta.media !== media) meta.media = media
  })
  document.querySelectorAll<HTMLInputElement>(`input[name="${THEME_CHOICE}"]`).forEach((choice) => {
    choice.checked = choice.value === (chosen ?? 'system')
  })
}

/** Applies the stored theme. Without one, or if storage is blocked, reapplies the theme of the document. */
export function restoreTheme() {
  showTheme(storedTheme() ?? document.documentElement.dataset.theme)
}

/** Returns the stored theme, or undefined when none is stored or storage is blocked. */
export function storedTheme(): string | undefined {
  return withStorage(() => localStorage.getItem(THEME_KEY) ?? undefined, undefined)
}
