import { bookedLight, gumLight, inkLight } from '@/lib/theme/palette'
import { site } from '@/content/site'
import { shareCardSize } from '@/lib/seo/share-card'
import { TRACKING } from '@/lib/type/voice'
import { fitLines } from '@/lib/type/fit-lines'
import { CAP_HEIGHT } from '@/lib/type/measure'

const MARGIN = 40
const MEASURE = shareCardSize.width - 2 * MARGIN
const NAME_SIZE = 48
/** Space in pixels between the name, the title and the strip. */
const GAP = 36
/** Smallest height of the strip in pixels. */
const STRIP = 72
const TITLE_HEIGHT = shareCardSize.height - MARGIN - NAME_SIZE - 2 * GAP - STRIP

const line = `2px solid ${inkLight}`

/** Widest lines in em: the first of them has the largest type. */
const SETTINGS = [2.2, 2.8, 3.5, 4.4, 5.5, 7, 9, 12].flatMap((wide) => [
  { wide, hasOneSize: false },
  { wide, hasOneSize: true },
])

/** Returns the lines of a title in pixels, fitted to a measure. */
function setTitle(title: string, setting: (typeof SETTINGS)[number], measure = MEASURE) {
  let end = 0
  return fitLines(title, setting).map(({ text, left, width, above, below, tracking }) => {
    const fontSize = measure / width
    const top = end + above * measure
    end = top + CAP_HEIGHT * fontSize
    return { text, top, fontSize, tracking, indent: -left * fontSize, bottom: end + below * measure }
  })
}

const heightOf = (lines: ReturnType<typeof setTitle>) => lines.at(-1)!.bottom

/** Returns the lines of a title in the largest setting that leaves space for the strip. */
function titleLines(title: string) {
  const fitting = SETTINGS.map((setting) => setTitle(title, setting)).find((lines) => heightOf(lines) <= TITLE_HEIGHT)
  if (fitting) return fitting
  // A short word is too high if it fills the measure.
  const setting = SETTINGS.at(-1)!
  return setTitle(title, setting, (MEASURE * TITLE_HEIGHT) / heightOf(setTitle(title, setting)))
}

/** The title of a page, fitted, on the strip of the week with one white slot. */
export function ShareCardImage({ title }: { title: string }) {
  const lines = titleLines(title)
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        background: gumLight,
        color: inkLight,
      }}
    >
      <div style={{ margin: `${MARGIN}px ${MARGIN}px ${GAP}px`, fontSize: NAME_SIZE, lineHeight: CAP_HEIGHT }}>
        {site.name}
      </div>
      <div
        style={{
          position: 'relative',
          display: 'flex',
          height: heightOf(lines),
          margin: `0 ${MARGIN}px ${GAP}px`,
        }}
      >
        {lines.map(({ text, top, fontSize, tracking, indent }, index) => (
          <div
            key={index}
            style={{
              position: 'absolute',
              left: indent,
              top,
              fontSize,
              lineHeight: CAP_HEIGHT,
              letterSpacing: `${tracking ?? TRACKING}em`,
              // A line that shares a stem with the line above covers the foot of its q.
              background: tracking === undefined ? 'transparent' : gumLight,
              whiteSpace: 'nowrap',
            }}
          >
            {text}
          </div>
        ))}
      </div>
      <div style={{ display: 'flex', flexGrow: 1, borderTop: line }}>
        {[1, 2, 3, 4, 5].map((day) => (
          <div
            key={day}
            style={{
              width: '20%',
              borderLeft: day > 1 ? line : 'none',
              background: day === 2 ? bookedLight : gumLight,
            }}
          />
        ))}
      </div>
    </div>
  )
}
