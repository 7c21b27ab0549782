import { growLetters } from '@/lib/type/grow-letters'

const lineStyle = ({ width, left, above, below }: Record<'width' | 'left' | 'above' | 'below', number>) => ({
  '--width': width.toFixed(4),
  '--left': left.toFixed(4),
  '--above': (above * 100).toFixed(2),
  '--below': (below * 100).toFixed(2),
})

/** A title whose letters grow on one baseline, or on two on phones, and fill the measure. */
export function GrowingTitle({ text }: { text: string }) {
  const line = growLetters(text)
  return (
    <span className="fitted" style={{ '--tracking': 0 }}>
      <span style={lineStyle(line)}>
        {line.parts.map((part, index) => (
          <span key={index} style={lineStyle(part)}>
            {part.letters.map(({ letter, size }, index) => (
              <span key={index} style={{ fontSize: `${size.toFixed(3)}em` }}>
                {letter}
              </span>
            ))}
          </span>
        ))}
      </span>
    </span>
  )
}
