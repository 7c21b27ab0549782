import { aspectStyle, lineStyle } from '@/components/ui/fitted-lines'
import { ActionLink } from '@/components/ui/link'
import { scale } from '@/content/scale'
import { round } from '@/lib/round'
import { growLetters } from '@/lib/font-metrics/grow-letters'

/**
 * The letters of the title grow on one baseline, or on two on phones, and fill the measure.
 * - Each has its width in the voice, so that a fallback font moves none.
 * - They are scaled, because browsers load a font again for each font size.
 * - They are generated content over one hidden text: screen readers spell letters in separate elements, and find in page
 *   does not match across them.
 */
export function ScaleHero() {
  const line = growLetters(scale.title)
  return (
    <div className="grid grid-cols-1 gap-y-6 overflow-x-clip px-m pt-8 pb-part paper:block">
      <h1 className="growing-title pointer-events-none relative">
        <span className="sr-only paper:not-sr-only paper:text-print">{scale.title}</span>
        <span aria-hidden="true" className="screen-only fitted" style={{ ...aspectStyle([line]), '--tracking': 0 }}>
          <span style={lineStyle(line)}>
            {line.parts.map((part, partIndex) => (
              <span key={partIndex} style={lineStyle(part)}>
                {part.letters.map(({ letter, size, advance }, index) => (
                  <span
                    key={index}
                    data-letter={letter}
                    className="grown-letter"
                    style={{ scale: round(size), '--advance': `${round(advance)}em` }}
                  />
                ))}
              </span>
            ))}
          </span>
        </span>
      </h1>
      <p className="scale-lead max-w-text text-lead paper:mt-4 paper:w-auto paper:p-0">
        {scale.lead} <ActionLink action={scale.action} className="touch-target flex w-fit link" />
      </p>
    </div>
  )
}
