import { themeColours } from './theme'

/** The colour tokens of app/globals.css by theme, for what cannot read a stylesheet. */
export const palette = {
  light: {
    canvas: themeColours.light,
    surface: '#ffffff',
    sunken: '#f3f0e9',
    ink: '#10201c',
    muted: '#4a5853',
    line: '#e3ded3',
    lineStrong: '#8b8577',
    accent: '#0e5a4a',
    onAccent: '#ffffff',
    accentSoft: '#ddebe4',
    brass: '#7d5e2a',
    danger: '#a3271f',
  },
  dark: {
    canvas: themeColours.dark,
    surface: '#121d1a',
    sunken: '#0a100e',
    ink: '#f2efe8',
    muted: '#b3bdb7',
    line: '#26352f',
    lineStrong: '#6c7d75',
    accent: '#8fd6bd',
    onAccent: '#0a1b16',
    accentSoft: '#17342b',
    brass: '#d9bc86',
    danger: '#ff9c92',
  },
} as const
