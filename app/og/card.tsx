import { diary } from '@/content/home'
import { site } from '@/content/site'
import type { ShareCard } from '@/content/types'
import { palette } from '@/lib/theme/palette'
import { Week } from './week'

const colours = palette.light

/** Font size in pixels, by the length of the title, so that it takes at most three lines. */
function titleSize(title: string): number {
  if (title.length <= 10) return 128
  return title.length <= 32 ? 86 : 74
}

export function Card({ title, card: { eyebrow, line, week } }: { title: string; card: ShareCard }) {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        padding: '60px 72px',
        alignItems: 'center',
        background: colours.canvas,
        color: colours.ink,
        fontFamily: 'sans',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 556,
          height: '100%',
        }}
      >
        <div style={{ fontFamily: 'serif', fontSize: 40, letterSpacing: '-0.01em' }}>{site.name}</div>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div style={{ fontSize: 24, fontWeight: 500, color: colours.brass }}>{eyebrow}</div>
          <div
            style={{
              marginTop: 18,
              fontFamily: 'serif',
              fontSize: titleSize(title),
              lineHeight: 1.02,
              letterSpacing: '-0.015em',
              textWrap: 'balance',
            }}
          >
            {title}
          </div>
        </div>
        <div style={{ fontSize: 26, lineHeight: 1.35, color: colours.muted, textWrap: 'balance' }}>{line}</div>
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          marginLeft: 'auto',
          padding: '18px 26px 20px',
          border: `1.5px solid ${colours.line}`,
          borderRadius: 28,
          background: colours.surface,
        }}
      >
        <div style={{ display: 'flex', gap: 8, marginBottom: 8, paddingLeft: 1, color: colours.muted, fontSize: 19 }}>
          {diary.days.map((day) => (
            <div key={day} style={{ display: 'flex', justifyContent: 'center', width: 74 }}>
              {day}
            </div>
          ))}
        </div>
        <Week week={week} />
      </div>
    </div>
  )
}
