export const SPRITE = '/drawings.svg'

/** @param name a symbol's in public/drawings.svg. */
export const drawingUrl = (name: string) => `${SPRITE}#${name}`
