import type { ReactNode } from 'react'
import type { WideLine } from '@/build/render/fit-lines'

export const round = (value: number, digits = 3) => Number(value.toFixed(digits))

/** Custom properties of a line, which app/globals.css reads: widths in em, spaces in percent of the measure. */
export function lineStyle({ width, left, above, below, tracking, advance }: Omit<WideLine['parts'][number], 'text'>) {
  return {
    '--width': round(width),
    '--left': round(left),
    ...(above && { '--above': round(above * 100) }),
    // It is added for each letter of a line.
    ...(tracking && { '--tracking': round(tracking, 4) }),
    ...(below && { '--below': round(below * 100) }),
    ...(advance && { '--advance': round(advance, 4) }),
  }
}

type Props = {
  lines: readonly WideLine[]
  className?: string
  weight?: number
  overlayOf?: (part: WideLine['parts'][number]) => ReactNode
}

/**
 * Lines that the server has measured, for client components.
 * @param weight as they were measured.
 * @param overlayOf returns what is drawn over a narrow line, from the origin of its first letter.
 */
export function FittedLines({ lines, className = 'fitted', weight = 450, overlayOf }: Props) {
  return (
    <span className={className} style={{ fontWeight: weight }}>
      {lines.map((line, index) => (
        <span key={index} style={lineStyle(line)} data-shares-stem={line.sharesStem}>
          {line.parts.map((part, index) => (
            <span key={index} style={lineStyle(part)}>
              {overlayOf?.(part)}
              {`${part.text} `}
            </span>
          ))}
        </span>
      ))}
    </span>
  )
}
