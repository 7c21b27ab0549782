import { Section } from '@/components/ui/section'
import { essential, funnel } from '@/content/essential'

const fills = [
  'bg-surface print:bg-line',
  'bg-accent-soft',
  'bg-[color-mix(in_oklab,var(--accent)_28%,var(--accent-soft))]',
  'bg-accent text-on-accent',
]

/** Percent of the funnel's width that each band narrows on either side. */
const INSET = 5.5

function bandShape(step: number): string {
  const [top, bottom] = [step * INSET, (step + 1) * INSET]
  return `polygon(${top}% 0, ${100 - top}% 0, ${100 - bottom}% 100%, ${bottom}% 100%)`
}

/** Reaches back to the edge of the band, whose column is twice as wide as the label's. */
const labelMargin = (step: number) => `${-2 * (step + 0.5) * INSET}%`

export function Funnel() {
  return (
    <Section
      labelledBy="funnel"
      tone="sunken"
      className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_2fr] print:break-inside-avoid print:gap-y-4"
    >
      <div>
        <h2 id="funnel">{funnel.title}</h2>
        <p className="mt-5 max-w-measure-md text-lead text-muted">{funnel.lead}</p>
      </div>
      <ol className="grid gap-y-1.5 print:break-inside-avoid" data-reveal>
        {funnel.bands.map(({ title, text, item }, step) => (
          <li key={title} className="grid items-center md:grid-cols-[2fr_1fr]">
            <div
              style={{ clipPath: bandShape(step) }}
              className={`grid min-h-28 place-content-center px-[20%] py-4 text-center print-exact print:min-h-18 print:py-1 ${fills[step]}`}
            >
              <h3>{title}</h3>
              <p className="mt-1 text-small">{text}</p>
            </div>
            <p
              style={{ marginLeft: labelMargin(step) }}
              className="hidden items-center gap-3 text-small text-muted md:flex"
            >
              <span aria-hidden className="h-px grow bg-line-strong print-exact" />
              <span className="w-36 shrink-0 lg:w-48">{essential.items.find(({ id }) => id === item)?.title}</span>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
