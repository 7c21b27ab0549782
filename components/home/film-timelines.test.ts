import { readFileSync } from 'node:fs'
import { timelines } from './film-timelines'

const symbols = readFileSync('components/home/drawings.svg', 'utf8').split('<symbol ')

test.each(Object.entries(timelines))(
  '%s animates every part of its drawing and ends within its length',
  (name, film) => {
    const drawing = symbols.find((symbol) => symbol.startsWith(`id="${name}"`))!
    const parts = [...drawing.matchAll(/data-part="([\w-]+)"/g)].map(([, part]) => part)
    expect(new Set(film.cues.map(([part]) => part))).toEqual(new Set(parts))
    for (const [part, , { at, duration }] of film.cues) {
      expect({ part, end: Math.min(at + duration, film.length) }).toEqual({ part, end: at + duration })
    }
    expect(film.stills.at(-1)).toBe(film.length)
  },
)
