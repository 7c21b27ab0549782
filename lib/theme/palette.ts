/**
 * Colours of the palette in app/globals.css, for browser toolbars and share cards: these cannot read custom properties.
 * `npm run check` compares the values.
 */
export const gumLight = '#efc3b7'
export const gumDark = '#1c0309'
export const inkLight = '#36040f'
export const whiteLight = '#ffffff'
