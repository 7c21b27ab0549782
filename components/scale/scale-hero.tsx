import { lineStyle } from '@/components/ui/fitted-lines'
import { scale } from '@/content/scale'
import { growLetters } from '@/build/render/grow-letters'

/**
 * The letters of the title grow on one baseline, or on two on phones, and fill the measure. Each has the width that it has
 * in the voice, so that a fallback font moves none, and they are scaled, because browsers load a font again for each
 * font size. They are generated content over one hidden text, because screen readers spell letters in elements of
 * their own, and find in page doesn't match across them. On wide screens, the lead is above the small letters.
 */
export function ScaleHero() {
  const line = growLetters(scale.title)
  return (
    <div className="grid gap-y-6 overflow-x-clip px-m pt-8 pb-6 wide:pb-[2.6vw]">
      <h1 className="pointer-events-none relative wide:self-end wide:[grid-area:1/1]">
        <span className="sr-only paper:not-sr-only paper:text-[3.6rem]">{scale.title}</span>
        <span aria-hidden="true" className="fitted whitespace-nowrap paper:hidden" style={{ '--tracking': 0 }}>
          <span style={lineStyle(line)}>
            {line.parts.map((part, index) => (
              <span key={index} style={lineStyle(part)}>
                {part.letters.map(({ letter, size, advance }, index) => (
                  <span
                    key={index}
                    data-letter={letter}
                    className="grown-letter"
                    style={{ scale: size.toFixed(3), '--advance': `${advance.toFixed(3)}em` }}
                  />
                ))}
              </span>
            ))}
          </span>
        </span>
      </h1>
      <p className="max-w-[30em] text-lead wide:w-[38%] wide:self-start wide:pb-[13vw] wide:[grid-area:1/1]">
        {scale.lead}{' '}
        <a href="#closing" className="flex min-h-11 w-fit items-center link">
          {scale.closing.title}
        </a>
      </p>
    </div>
  )
}
