export type Theme = 'system' | 'light' | 'dark'

/** The name under which the choice is kept in the browser. */
export const THEME_KEY = 'theme'

/** The canvas of each theme, which the browser's own bars take. */
export const themeColours = { light: '#fbfaf7', dark: '#0c1412' } as const

/**
 * Puts a theme on the page and on the browser's bars. Uses nothing from outside itself, since its source
 * also runs inline, before any module.
 * @param theme 'light' or 'dark'; anything else follows the system.
 */
export function showTheme(theme: unknown, colours: typeof themeColours) {
  const chosen = theme === 'light' || theme === 'dark' ? theme : undefined
  if (chosen) document.documentElement.dataset.theme = chosen
  else delete document.documentElement.dataset.theme
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta) => {
    const colour = colours[chosen ?? (meta.media.includes('dark') ? 'dark' : 'light')]
    // To write the same again would have the browser redraw its bars.
    if (meta.content !== colour) meta.content = colour
  })
}

/**
 * The theme that this browser remembers.
 * @returns undefined when it remembers none, or storage is switched off.
 */
export function storedTheme(): string | undefined {
  try {
    return localStorage.getItem(THEME_KEY) ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Runs in the first frame, before it is drawn, so that a remembered theme never flashes; storage may throw. Not
 * earlier: storage is asked for in another process, which is busy while the page begins, and the parser would wait.
 * Without a remembered theme, the page is as it should be, and nothing may hold up its first paint.
 */
export const themeScript = `(function(show,colours){requestAnimationFrame(function(){var theme;try{theme=localStorage.getItem(${JSON.stringify(THEME_KEY)})}catch(e){}
if(theme){show(theme,colours);addEventListener('DOMContentLoaded',function(){show(theme,colours)})}})})(${showTheme},${JSON.stringify(themeColours)})`
