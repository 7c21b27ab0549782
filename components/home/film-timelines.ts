import type { FilmedBenefit } from '@/content/schema'

/** A part of the drawing, its keyframes at equal intervals, and their start and duration in seconds of the film. */
type Cue = [part: string, keyframes: Record<string, (number | string)[]>, seconds: { at: number; duration: number }]

export type FilmName = FilmedBenefit['film']['drawing']

type FilmTimeline = {
  /** Seconds. */
  length: number
  /** Times in seconds of the frames that visitors who prefer reduced motion see instead of the film. */
  stills: readonly number[]
  /** Parts are named by `data-part` in drawings.svg. */
  cues: readonly Cue[]
}

type Point = readonly [x: number, y: number]

const position = ([x, y]: Point, scale = 1) => `translate(${x}px, ${y}px) scale(${scale})`
const still = position([0, 0])

/** Sets the origin of a part's transforms, in units of the drawing. */
const originAt = ([x, y]: Point) => ({ transformOrigin: [`${x}px ${y}px`, `${x}px ${y}px`] })

const appear = (part: string, at: number, duration = 0.4): Cue => [part, { opacity: [0, 1] }, { at, duration }]
const disappear = (part: string, at: number, duration = 0.4): Cue => [part, { opacity: [1, 0] }, { at, duration }]

/** An enquiry that appears and later moves to its slot. */
const note = (part: string, start: number, departure: number, centre: Point, slot: Point): Cue[] => [
  appear(part, start),
  [part, { ...originAt(centre), transform: [position([0, 10], 0.9), still] }, { at: start, duration: 0.4 }],
  [part, { transform: [still, position(slot, 0.4)] }, { at: departure, duration: 0.5 }],
  [part, { transform: [position(slot, 0.4), position(slot, 0.36)] }, { at: departure + 0.5, duration: 0.2 }],
  disappear(part, departure + 0.5, 0.2),
]

/** A line that is drawn from its start to its end. It is hidden before that, because its round cap would show. */
const draw = (part: string, at: number, duration: number): Cue[] => [
  appear(part, at - 0.01, 0.01),
  [part, { strokeDasharray: ['1 2', '1 2'], strokeDashoffset: [1, 0] }, { at, duration }],
]

/** Appears and disappears repeatedly while a person speaks. */
const speak = (part: string, start: number, beats: number, length: number): Cue[] =>
  Array.from({ length: beats }, (_, beat) => [
    appear(part, start + beat * length, length * 0.3),
    disappear(part, start + (beat + 0.5) * length, length * 0.4),
  ]).flat()

/** The patient's path from the right edge to the seat. */
const steps = Array.from({ length: 9 }, (_, step) => position([110 * (1 - step / 8), step % 2 ? -4 : 0]))

export const timelines: Record<FilmName, FilmTimeline> = {
  'film-time': {
    length: 7,
    stills: [1.15, 3.1, 7],
    cues: [
      ['week', { transform: [still, position([0, -46])] }, { at: 5.4, duration: 0.9 }],
      ...note('note-1', 0.2, 1.2, [54, 50], [11, 120]),
      ...note('note-2', 0.5, 1.6, [126, 68], [14, 102]),
      ...note('note-3', 0.8, 2, [58, 94], [-18, 113]),
      ...note('note-4', 2.1, 3.2, [54, 46], [61, 161]),
      ...note('note-5', 2.4, 3.6, [126, 70], [-61, 174]),
      ...note('note-6', 2.7, 4.3, [60, 96], [30, 111]),
      ...[1.6, 2, 2.4, 3.6, 4, 4.7, 3.8, 4.2, 4.5, 4.9].map((at, index) => appear(`slot-${index + 1}`, at)),
      ...draw('tick', 5.1, 0.5),
    ],
  },
  'film-face': {
    length: 8,
    stills: [1.9, 4.8, 8],
    cues: [
      ['sun', { ...originAt([90, 122]), transform: [still, position([0, 20], 1.12)] }, { at: 3.2, duration: 1 }],
      ['dentist', { ...originAt([90, 320]), transform: [still, position([-38, -36], 0.74)] }, { at: 3.2, duration: 1 }],
      ...speak('word', 0.5, 6, 0.45),
      ...speak('wave-1', 0.5, 3, 0.9),
      ...speak('wave-2', 0.65, 3, 0.9),
      ...speak('wave-3', 0.8, 3, 0.9),
      appear('caption', 0.3),
      disappear('caption', 3.1),
      ...draw('line-1', 0.6, 1),
      ...draw('line-2', 1.7, 0.9),
      appear('patient', 3.89, 0.01),
      ['patient', { transform: steps }, { at: 3.9, duration: 1.76 }],
      disappear('calm', 5.7),
      appear('smile', 5.8),
    ],
  },
  'film-door': {
    length: 7,
    stills: [1, 3.4, 7],
    cues: [
      ['street', { ...originAt([90, 212]), transform: [still, position([0, 12], 1.55)] }, { at: 3.9, duration: 1.7 }],
      ['others', { opacity: [1, 0.6] }, { at: 3.9, duration: 1.7 }],
      disappear('plain', 1),
      ...draw('path', 1.6, 1.2),
      appear('beam', 3.2),
      [
        'leaf',
        { ...originAt([73, 212]), transform: ['skewY(0deg) scaleX(1)', 'skewY(9deg) scaleX(0.34)'] },
        { at: 2.9, duration: 1.2 },
      ],
      ['plants', { ...originAt([90, 212]), transform: ['scaleY(0.4)', 'scaleY(1)'] }, { at: 4.8, duration: 0.7 }],
      appear('plants', 4.8, 0.7),
    ],
  },
}
