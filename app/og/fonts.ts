import { readFile } from 'node:fs/promises'

const families = [
  { name: 'serif', weight: 400, file: 'card-serif' },
  { name: 'sans', weight: 400, file: 'card-sans-400' },
  { name: 'sans', weight: 500, file: 'card-sans-500' },
] as const

/** The site's typefaces as TrueType, which ImageResponse reads; written by npm run fonts. */
export function cardFonts() {
  return Promise.all(
    families.map(async ({ name, weight, file }) => {
      const data = await readFile(`.generated/fonts/${file}.ttf`)
      return { name, weight, style: 'normal' as const, data: new Uint8Array(data).buffer }
    }),
  )
}
