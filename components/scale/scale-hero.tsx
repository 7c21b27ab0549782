import { aspectStyle, lineStyle } from '@/components/ui/fitted-lines'
import { scale } from '@/content/scale'
import { growLetters } from '@/lib/font-metrics/grow-letters'
import { round } from '@/lib/round'

/**
 * The title, in letters that grow from left to right and fill the container width: in one line, or in two on phones.
 * - Each letter has the width that it has in the display typeface, so that no font moves another one. The last one of a line
 *   of phones has none, because it may be wider than its place.
 * - They are scaled, because browsers load a font again for each font size.
 * - They are generated content over one hidden text: screen readers would spell separate letters, and find in page would not
 *   match them. A translated title is this text.
 */
export function ScaleHero() {
  const line = growLetters(scale.title)
  return (
    <div className="grid grid-cols-1 content-start gap-y-6 overflow-x-clip px-m pt-8 pb-sm not-tall:min-h-(--window) short:pt-4 short:pb-4 paper:block paper:min-h-0">
      <h1 className="pointer-events-none relative wide:self-end wide:[grid-area:1/1] short:[--window-share:0.66]">
        <span className="sr-only paper:not-sr-only paper:text-print translated:not-sr-only translated:text-6xl">
          {scale.title}
        </span>
        <span
          aria-hidden="true"
          className="screen-only fitted translated:hidden"
          style={{ ...aspectStyle([line]), '--tracking': 0 }}
        >
          <span className="fitted-line" style={lineStyle(line)}>
            {line.parts.map((part, partIndex) => (
              <span key={partIndex} className="fitted-part" style={lineStyle(part)}>
                {part.letters.map(({ letter, size, advance }, index) => (
                  <span
                    key={index}
                    data-letter={letter}
                    className="inline-block w-(--advance) origin-bottom-left whitespace-pre phone:last:w-0 [&::before]:[content:attr(data-letter)]"
                    style={{ scale: round(size), '--advance': `${round(advance)}em` }}
                  />
                ))}
              </span>
            ))}
          </span>
        </span>
      </h1>
      {/* Above the small letters on wide screens. */}
      <p className="max-w-text text-lg wide:w-[38%] wide:self-start wide:pb-[min(13vw,0.36*var(--window))] wide:[grid-area:1/1] paper:mt-4 paper:w-auto paper:p-0">
        {scale.lead}
      </p>
    </div>
  )
}
