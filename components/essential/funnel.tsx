import { Section } from '@/components/ui/section'
import { funnel } from '@/content/essential'

const fills = [
  'bg-surface print:bg-line',
  'bg-accent-soft',
  'bg-[color-mix(in_oklab,var(--accent)_28%,var(--accent-soft))]',
  'bg-accent',
]
const isDark = (step: number) => step === fills.length - 1

/** Percent of the funnel's width by which each band narrows on either side. */
const INSET = 5.5
/** Percent of the funnel's width between a band's text and the band's lower corners. */
const TEXT_MARGIN = 2

function bandShape(step: number): string {
  const [top, bottom] = [step * INSET, (step + 1) * INSET]
  return `polygon(${top}% 0, ${100 - top}% 0, ${100 - bottom}% 100%, ${bottom}% 100%)`
}

export function Funnel() {
  return (
    <Section
      labelledBy="funnel"
      tone="sunken"
      className="lg:grid-cols-[1fr_2fr] grid gap-x-16 gap-y-10 print:break-inside-avoid print:gap-y-4"
    >
      <div>
        <h2 id="funnel">{funnel.title}</h2>
        <p className="max-w-measure-md text-muted mt-5 text-lead">{funnel.lead}</p>
      </div>
      <ol className="grid gap-y-1.5 print:break-inside-avoid" data-reveal>
        {funnel.bands.map(({ title, text }, step) => (
          <li key={title} className="grid min-h-28 items-center text-center print:min-h-18">
            <div
              style={{ clipPath: bandShape(step) }}
              className={`print-exact col-start-1 row-start-1 self-stretch ${fills[step]}`}
            />
            <div
              style={{ paddingInline: `${(step + 1) * INSET + TEXT_MARGIN}%` }}
              className={`print-exact relative col-start-1 row-start-1 py-4 print:py-1 ${isDark(step) ? 'text-on-accent' : ''}`}
            >
              <h3>{title}</h3>
              <p className="mt-1 text-small">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
