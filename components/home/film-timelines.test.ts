import { readFileSync } from 'node:fs'
import { videos } from '@/content/home'
import { timelines } from './film-timelines'

const symbols = readFileSync('public/drawings.svg', 'utf8').split('<symbol ')

test('every film of the page has a timeline', () => {
  expect(videos.benefits.map(({ film }) => film.drawing)).toEqual(Object.keys(timelines))
})

test.each(Object.entries(timelines))('%s moves the parts that its drawing has, within its length', (id, film) => {
  const drawing = symbols.find((symbol) => symbol.startsWith(`id="${id}"`))!
  const names = [...drawing.matchAll(/data-part="([\w-]+)"/g)].map(([, name]) => name)
  expect(names.sort()).toEqual(Object.keys(film.parts).sort())
  for (const { cues } of Object.values(film.parts)) {
    const seconds = cues.map(([second]) => second)
    expect(seconds).toEqual([...seconds].sort((a, b) => a - b))
    expect(seconds.at(-1)).toBeLessThanOrEqual(film.length)
  }
  expect(film.stills.at(-1)).toBe(film.length)
})
