import { showTheme, storedTheme } from '@/lib/theme'

// In the first animation frame, because reading localStorage during parsing blocks the parser. The first frame has not
// been painted then, so that the stored theme never flashes. Without a stored theme, the page needs no change.
requestAnimationFrame(() => {
  const theme = storedTheme()
  if (!theme) return
  showTheme(theme)
  // Meta tags that were not parsed yet.
  addEventListener('DOMContentLoaded', () => showTheme(theme))
})
