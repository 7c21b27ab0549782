'use client'

// One module of what every page and the error pages have: its code then comes once, with the layout, and not again
// with each of them.
export { EmailCopy } from './email-copy'
export { ErrorReport } from './error-report'
export { LinkInterceptor } from './link-interceptor'
export { LogPath } from './log-path'
export { OverlapObserver } from './overlap-observer'
export { Reveal } from './reveal'
export { ThemeSwitch } from './theme-switch'
