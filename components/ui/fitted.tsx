import { fitLines, type FittedLine } from '@/lib/type/fit-lines'

type Props = NonNullable<Parameters<typeof fitLines>[1]> & { text: string; className?: string }

const round = (value: number) => Math.round(value * 10_000) / 10_000

/** Custom properties of a line, which app/globals.css reads: widths in em, spaces in percent of the measure. */
function lineStyle({ width, left, above, below, tracking }: FittedLine) {
  return {
    '--width': round(width),
    '--left': round(left),
    ...(above && { '--above': round(above * 100) }),
    ...(tracking && { '--tracking': round(tracking) }),
    ...(below && { '--below': round(below * 100) }),
  }
}

/**
 * A text in the voice whose lines fill the width of its container. It is one text for readers, search and copying, and
 * needs no script.
 */
export function Fitted({ text, className = '', weight = 450, tracking, ...setting }: Props) {
  const lines = fitLines(text, { weight, tracking, ...setting })
  return (
    <span className={`fitted ${className}`} style={{ fontWeight: weight, '--tracking': tracking }}>
      {lines.map((line) => (
        <span key={line.text} style={lineStyle(line)} data-shares-stem={line.sharesStem}>
          {line.parts.map((part) => (
            <span key={part.text} style={lineStyle(part)}>
              {`${part.text} `}
            </span>
          ))}
        </span>
      ))}
    </span>
  )
}
