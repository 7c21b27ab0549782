import { site } from '@/content/site'
import { colour, drawingSize } from './drawing'

/** Font size in pixels: messengers show a card at a quarter of its size. */
function headlineSize(headline: string): number {
  if (headline.length <= 10) return 188
  if (headline.length <= 21) return 134
  if (headline.length <= 25) return 128
  return headline.length <= 40 ? 118 : 98
}

/** One line in large type beside one drawing. @param drawing the URL of a picture. */
export function Card({ headline, drawing }: { headline: string; drawing: string }) {
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: colour('canvas'), color: colour('ink') }}>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 690,
          padding: '52px 0 56px 64px',
          fontFamily: 'serif',
        }}
      >
        <div style={{ fontSize: 58, letterSpacing: '-0.01em', color: colour('accent') }}>{site.name}</div>
        <div
          style={{
            fontSize: headlineSize(headline),
            lineHeight: 0.98,
            letterSpacing: '-0.02em',
            textWrap: 'balance',
          }}
        >
          {headline}
        </div>
      </div>
      <div style={{ display: 'flex', padding: '65px 35px', background: colour('accent') }}>
        {/* eslint-disable-next-line @next/next/no-img-element -- ImageResponse knows no components of next. */}
        <img src={drawing} alt="" {...drawingSize} />
      </div>
    </div>
  )
}
