'use client'

// One module for the client components of every page and of the error pages, so that they share one chunk.
export { EmailCopy } from './email-copy'
export { ErrorReport } from './error-report'
export { HydrationMark } from './hydration-mark'
export { LogPath } from './log-path'
export { ThemeSwitch } from './theme-switch'
