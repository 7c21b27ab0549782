/** The light theme's tokens of app/globals.css, which a picture cannot read. */
export const palette = {
  canvas: '#fbfaf7',
  surface: '#ffffff',
  ink: '#10201c',
  muted: '#4a5853',
  line: '#e3ded3',
  lineStrong: '#8b8577',
  accent: '#0e5a4a',
  onAccent: '#ffffff',
  accentSoft: '#ddebe4',
  brass: '#7d5e2a',
} as const
