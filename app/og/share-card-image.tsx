import { readFileSync } from 'node:fs'
import { site } from '@/content/site'

const styles = readFileSync('app/globals.css', 'utf8')
const tokens = [...styles.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)]

/** A colour of the light theme, or `gold`: the dark theme's brass, which is light enough for the accent's ground. */
function colour(token: string): string {
  const [, , light, dark] = tokens.find(([, name]) => name === (token === 'gold' ? 'brass' : token)) ?? []
  if (!light || !dark) throw new Error(`app/globals.css has no colour --${token}`)
  return token === 'gold' ? dark : light
}

/** The data URL of a drawing, whose colours are the page's tokens. */
function drawingUrl(name: string): string {
  const svg = readFileSync(`app/og/drawings/${name}.svg`, 'utf8')
  const painted = svg.replace(/var\(--([\w-]+)\)/g, (_, token: string) => colour(token))
  return `data:image/svg+xml;base64,${Buffer.from(painted).toString('base64')}`
}

/** Font size in pixels: messengers show a card at a quarter of its size. */
function headlineSize(headline: string): number {
  if (headline.length <= 10) return 188
  if (headline.length <= 21) return 134
  if (headline.length <= 25) return 128
  return headline.length <= 40 ? 118 : 98
}

/** One line in large type beside one drawing. @param drawing the name of a file of app/og/drawings. */
export function ShareCardImage({ headline, drawing }: { headline: string; drawing: string }) {
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: colour('canvas'), color: colour('ink') }}>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 690,
          padding: '52px 0 56px 64px',
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
        <img src={drawingUrl(drawing)} alt="" width={440} height={500} />
      </div>
    </div>
  )
}
