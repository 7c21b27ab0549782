import { growLetters } from '@/lib/type/grow-letters'

const lineStyle = ({ width, left, above, below }: Record<'width' | 'left' | 'above' | 'below', number>) => ({
  '--width': width.toFixed(4),
  '--left': left.toFixed(4),
  '--above': (above * 100).toFixed(2),
  '--below': (below * 100).toFixed(2),
})

/**
 * A title whose letters grow on one baseline, or on two on phones, and fill the measure. Each has the width that it has in
 * the voice, so that a fallback font moves none.
 */
export function GrowingTitle({ text }: { text: string }) {
  const line = growLetters(text)
  return (
    <span className="fitted whitespace-nowrap" style={{ '--tracking': 0 }}>
      <span style={lineStyle(line)}>
        {line.parts.map((part, index) => (
          <span key={index} style={lineStyle(part)}>
            {part.letters.map(({ letter, size, advance }, index) => (
              <span
                key={index}
                className="inline-block w-(--advance) whitespace-pre slim:last:w-0"
                style={{ fontSize: `${size.toFixed(3)}em`, '--advance': `${(advance / size).toFixed(3)}em` }}
              >
                {letter}
              </span>
            ))}
          </span>
        ))}
      </span>
    </span>
  )
}
