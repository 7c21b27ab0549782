import { readFileSync } from 'node:fs'
import { site } from '@/content/site'

const styles = readFileSync('app/globals.css', 'utf8')
const tokens = [...styles.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)]

/**
 * Returns the light value of a colour token of app/globals.css.
 * @param token without its dashes. `gold` is the dark value of `--brass`, which has enough contrast on the accent.
 * @throws Error when the token is missing or is not a pair of hexadecimal colours.
 */
function colourOf(token: string): string {
  const [, , light, dark] = tokens.find(([, name]) => name === (token === 'gold' ? 'brass' : token)) ?? []
  if (!light || !dark) throw new Error(`app/globals.css has no --${token}: light-dark(#…, #…), which a share card uses`)
  return token === 'gold' ? dark : light
}

/** Returns the data URL of a drawing, with its colour tokens replaced by their values. */
function drawingUrl(name: string): string {
  const svg = readFileSync(`app/og/drawings/${name}.svg`, 'utf8')
  const coloured = svg.replace(/var\(--([\w-]+)\)/g, (_, token: string) => colourOf(token))
  return `data:image/svg+xml;base64,${Buffer.from(coloured).toString('base64')}`
}

/** Returns the font size in pixels. Messengers show cards at a quarter of their size. */
function headlineSize(headline: string): number {
  if (headline.length <= 10) return 188
  if (headline.length <= 21) return 134
  if (headline.length <= 25) return 128
  return headline.length <= 40 ? 118 : 98
}

/**
 * The agency's name and a headline, next to a drawing.
 * @param drawing the name of a file in app/og/drawings, without its extension.
 */
export function ShareCardImage({ headline, drawing }: { headline: string; drawing: string }) {
  return (
    <div
      style={{ display: 'flex', width: '100%', height: '100%', background: colourOf('canvas'), color: colourOf('ink') }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 690,
          padding: '52px 0 56px 64px',
        }}
      >
        <div style={{ fontSize: 58, letterSpacing: '-0.01em', color: colourOf('accent') }}>{site.name}</div>
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
      <div style={{ display: 'flex', padding: '65px 35px', background: colourOf('accent') }}>
        {/* eslint-disable-next-line @next/next/no-img-element -- ImageResponse doesn't support next/image. */}
        <img src={drawingUrl(drawing)} alt="" width={440} height={500} />
      </div>
    </div>
  )
}
