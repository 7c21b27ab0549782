import { aspectStyle, lineStyle } from '@/components/ui/fitted-lines'
import { fitCrescendo } from '@/lib/type/fit-crescendo'
import { INTENT_WEIGHTS } from './intent-weights'

/** A fitted text whose words grow heavier, as the stages of the funnel do. The last one is in a white slot. */
export function Crescendo({ text }: { text: string }) {
  const line = fitCrescendo(text, INTENT_WEIGHTS)
  return (
    <span className="fitted" style={aspectStyle([line])}>
      <span style={lineStyle(line)}>
        {line.parts.map((part) => (
          <span key={part.text} style={lineStyle(part)}>
            {part.words.map(({ word, weight, isLast }, index) => (
              <span key={index}>
                <span style={{ fontWeight: weight }} className={isLast ? 'booked-word' : undefined}>
                  {word}
                </span>{' '}
              </span>
            ))}
          </span>
        ))}
      </span>
    </span>
  )
}
