import { Section } from '@/components/ui/section'
import { essential, funnel } from '@/content/essential'

const fills = [
  'bg-surface print:bg-line',
  'bg-accent-soft',
  'bg-[color-mix(in_oklab,var(--accent)_28%,var(--accent-soft))]',
  'bg-accent',
]
const isDark = (step: number) => step === fills.length - 1

/** Percent of the funnel's width by which each band narrows on either side. */
const INSET = 5.5

function bandShape(step: number): string {
  const [top, bottom] = [step * INSET, (step + 1) * INSET]
  return `polygon(${top}% 0, ${100 - top}% 0, ${100 - bottom}% 100%, ${bottom}% 100%)`
}

/** Reaches back from the label's column to the edge of the band, whose column is twice as wide. */
const labelInset = (step: number) => `${-2 * (step + 0.5) * INSET}%`

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
          <li key={title} className="grid items-center text-center md:grid-cols-[2fr_1fr]">
            <div
              style={{ clipPath: bandShape(step) }}
              className={`col-start-1 row-[1/3] min-h-28 self-stretch print-exact print:min-h-18 ${fills[step]}`}
            />
            <div
              className={`relative col-start-1 row-start-1 px-[20%] pt-4 md:row-[1/3] md:py-4 print:py-1 ${isDark(step) ? 'text-on-accent' : ''}`}
            >
              <h3>{title}</h3>
              <p className="mt-1 text-small">{text}</p>
            </div>
            <p
              style={{ '--inset': labelInset(step) }}
              className={`relative col-start-1 row-start-2 px-[24%] pt-1.5 pb-4 text-small md:col-start-2 md:row-[1/3] md:ml-(--inset) md:flex md:items-center md:gap-3 md:p-0 md:text-left md:text-muted ${isDark(step) ? 'max-md:text-on-accent' : ''}`}
            >
              <span
                aria-hidden
                className="mx-auto mb-1.5 block h-px w-8 bg-current opacity-50 print-exact md:m-0 md:w-auto md:grow md:bg-line-strong md:opacity-100"
              />
              <span className="md:w-36 md:shrink-0 lg:w-48">
                {essential.items.find(({ id }) => id === item)?.title}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
