/** What a part looks like at a second of the film. */
type Cue = readonly [second: number, look: Keyframe]

/** The looks of a part over time. The origin of its transforms is in units of the drawing. */
export type Track = { origin?: readonly [x: number, y: number]; easing?: string; cues: readonly Cue[] }

export type Timeline = {
  /** In seconds. */
  length: number
  /** Seconds at which it stands still where motion is unwelcome. */
  stills: readonly number[]
  /** By the names that public/drawings.svg gives them. */
  parts: Readonly<Record<string, Track>>
}

const hidden = { opacity: 0 }
const shown = { opacity: 1 }
const place = (x: number, y: number, scale = 1) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` })

const fade = (second: number, [from, to]: readonly Keyframe[] = [hidden, shown], seconds = 0.4): readonly Cue[] => [
  [second, from!],
  [second + seconds, to!],
]
const appear = (second: number) => ({ cues: fade(second) })
const leave = (second: number) => ({ cues: fade(second, [shown, hidden]) })

/** An enquiry that arrives and later flies into its slot. */
const note = (
  arrival: number,
  departure: number,
  origin: readonly [number, number],
  by: readonly [number, number],
) => ({
  origin,
  cues: [
    [arrival, { ...hidden, ...place(0, 10, 0.9) }],
    [arrival + 0.4, { ...shown, ...place(0, 0) }],
    [departure, { ...shown, ...place(0, 0) }],
    [departure + 0.5, { ...shown, ...place(by[0], by[1], 0.4) }],
    [departure + 0.7, { ...hidden, ...place(by[0], by[1], 0.36) }],
  ] as const,
})

const drawn = (second: number, seconds: number) => ({
  cues: [
    [second - 0.01, { ...hidden, strokeDasharray: '1 2', strokeDashoffset: 1 }],
    [second, { ...shown, strokeDasharray: '1 2', strokeDashoffset: 1 }],
    [second + seconds, { ...shown, strokeDasharray: '1 2', strokeDashoffset: 0 }],
  ] as const,
})

/** Comes and goes while somebody speaks. */
const spoken = (first: number, beats: number, length: number) => ({
  cues: Array.from({ length: beats }, (_, beat) => [
    ...fade(first + beat * length, undefined, length * 0.3),
    ...fade(first + (beat + 0.5) * length, [shown, hidden], length * 0.4),
  ]).flat(),
})

const walk = Array.from({ length: 9 }, (_, step): Cue => {
  const left = 1 - step / 8
  return [3.9 + step * 0.22, { ...shown, ...place(110 * left, step % 2 ? -4 : 0) }]
})

export const timelines: Readonly<Record<string, Timeline>> = {
  'film-time': {
    length: 7,
    stills: [1.15, 3.1, 7],
    parts: {
      week: { cues: fade(5.4, [place(0, 0), place(0, -46)], 0.9) },
      'note-1': note(0.2, 1.2, [54, 50], [11, 120]),
      'note-2': note(0.5, 1.6, [126, 68], [14, 102]),
      'note-3': note(0.8, 2, [58, 94], [-18, 113]),
      'note-4': note(2.1, 3.2, [54, 46], [61, 161]),
      'note-5': note(2.4, 3.6, [126, 70], [-61, 174]),
      'note-6': note(2.7, 4.3, [60, 96], [30, 111]),
      'slot-1': appear(1.6),
      'slot-2': appear(2),
      'slot-3': appear(2.4),
      'slot-4': appear(3.6),
      'slot-5': appear(4),
      'slot-6': appear(4.7),
      'slot-7': appear(3.8),
      'slot-8': appear(4.2),
      'slot-9': appear(4.5),
      'slot-10': appear(4.9),
      tick: drawn(5.1, 0.5),
    },
  },
  'film-face': {
    length: 8,
    stills: [1.9, 4.8, 8],
    parts: {
      sun: {
        origin: [90, 122],
        cues: [
          [3.2, place(0, 0)],
          [4.2, place(0, 20, 1.12)],
        ],
      },
      dentist: {
        origin: [90, 320],
        cues: [
          [3.2, place(0, 0)],
          [4.2, place(-38, -36, 0.74)],
        ],
      },
      word: spoken(0.5, 6, 0.45),
      'wave-1': spoken(0.5, 3, 0.9),
      'wave-2': spoken(0.65, 3, 0.9),
      'wave-3': spoken(0.8, 3, 0.9),
      caption: { cues: [...fade(0.3), ...fade(3.1, [shown, hidden])] },
      'line-1': drawn(0.6, 1),
      'line-2': drawn(1.7, 0.9),
      patient: { cues: [[3.89, { ...hidden, ...place(110, 0) }], ...walk] },
      calm: leave(5.7),
      smile: appear(5.8),
    },
  },
  'film-door': {
    length: 7,
    stills: [1, 3.4, 7],
    parts: {
      street: {
        origin: [90, 212],
        cues: [
          [3.9, place(0, 0)],
          [5.6, place(0, 12, 1.55)],
        ],
      },
      others: { cues: fade(3.9, [shown, { opacity: 0.6 }], 1.7) },
      plain: leave(1),
      path: drawn(1.6, 1.2),
      beam: appear(3.2),
      leaf: {
        origin: [73, 212],
        cues: [
          [2.9, { transform: 'skewY(0deg) scaleX(1)' }],
          [4.1, { transform: 'skewY(9deg) scaleX(0.34)' }],
        ],
      },
      plants: {
        origin: [90, 212],
        cues: [
          [4.8, { ...hidden, transform: 'scaleY(0.4)' }],
          [5.5, { ...shown, transform: 'scaleY(1)' }],
        ],
      },
    },
  },
}
