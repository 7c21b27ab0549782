import { Fragment, type ReactNode } from 'react'
import type { WideLine } from '@/lib/font-metrics/fit-lines'
import { round } from '@/lib/round'
import { CAP_HEIGHT, DISPLAY_WEIGHT } from '@/lib/typography/display'

/** Part of a line. On phones, it is a line. */
export type LinePart = WideLine['parts'][number]

/** Custom properties of a line for app/type.css: widths in em, spaces in percent of the container width. */
export function lineStyle({ width, left, above, below, tracking, advance }: Omit<LinePart, 'text'>) {
  return {
    '--line-width': round(width),
    '--left': round(left),
    ...(above && { '--above': round(above * 100) }),
    ...(below && { '--below': round(below * 100) }),
    // More digits, because it is added for each letter of a line.
    ...(tracking && { '--tracking': round(tracking, 4) }),
    ...(advance && { '--advance': round(advance, 4) }),
  }
}

/** Custom properties of a set of lines: its aspect ratio. app/type.css limits its height to a share of the window. */
export function aspectStyle(lines: readonly (Measured & { parts: readonly Measured[] })[]) {
  const [wide, narrow] = [aspectOf(lines), aspectOf(lines.flatMap(({ parts }) => parts))]
  return { '--wide-aspect': wide, ...(narrow !== wide && { '--narrow-aspect': narrow }) }
}

type Measured = Pick<LinePart, 'width' | 'above' | 'below'>

/** Returns the aspect ratio (width / total height) of the lines. */
function aspectOf(lines: readonly Measured[]): number {
  return round(1 / lines.reduce((height, { width, above, below }) => height + CAP_HEIGHT / width + above + below, 0))
}

type Props = {
  lines: readonly WideLine[]
  weight?: number
  overlayOf?: (part: LinePart) => ReactNode
}

/**
 * Lines that `fitLines` has measured. Client components get them as props.
 * @param weight as they were measured.
 * @param overlayOf returns what is drawn over a narrow line, from the origin of its first letter.
 */
export function FittedLines({ lines, weight = DISPLAY_WEIGHT, overlayOf }: Props) {
  return (
    <span className="fitted" style={{ ...aspectStyle(lines), fontWeight: weight }}>
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className="fitted-line" style={lineStyle(line)} data-shares-stem={line.sharesStem}>
            {line.parts.map((part, partIndex) => (
              <Fragment key={partIndex}>
                {partIndex > 0 && ' '}
                <span className="fitted-part" style={lineStyle(part)}>
                  {overlayOf?.(part)}
                  {part.text}
                </span>
              </Fragment>
            ))}
          </span>
        </Fragment>
      ))}
    </span>
  )
}
