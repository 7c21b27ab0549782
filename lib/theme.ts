export type Theme = 'system' | 'light' | 'dark'

/** The name under which the choice is kept in the browser. */
export const THEME_KEY = 'theme'

/** The browser's own bars take the canvas colour of the theme (see app/globals.css). */
export const themeColours = { light: '#fbfaf7', dark: '#0c1412' } as const

/**
 * Runs before the first paint, so that a remembered theme never flashes: plain script, no modules.
 * Storage that throws leaves the system's theme.
 */
export const themeScript = `try{var t=localStorage.getItem(${JSON.stringify(THEME_KEY)});if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

/**
 * Tells whether a stored value names a theme.
 * @param value what storage gave.
 */
export function isTheme(value: unknown): value is Theme {
  return value === 'system' || value === 'light' || value === 'dark'
}
