// Functions that run in the page: they only use the DOM. `inPage` of visual-checks.ts calls them.
export * from './motion'
export * from './overflow'
export * from './painted'
export * from './readable'
