import { Section } from '@/components/ui/section'
import type { PricingSheet } from '@/lib/prices/pricing-sheet'

const row = 'max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:py-4'
const cell = 'align-baseline sm:border-t sm:border-line sm:px-6 sm:py-4'

/** A table. On phones, its cells are stacked below the row headers. */
export function Comparison({ sheet }: { sheet: PricingSheet }) {
  const { title, lead, item, rows } = sheet.comparison
  const { core, premium } = sheet.packages
  return (
    <Section
      tone="sunken"
      labelledBy="comparison-title"
      className="lg:grid-cols-[1fr_1.9fr] lg:gap-16 grid gap-10 print:block print:break-inside-avoid print:space-y-6"
    >
      <div>
        <h2 id="comparison-title">{title}</h2>
        <p className="max-w-measure-lg text-muted mt-5">{lead}</p>
      </div>
      {/* Explicit roles, because browsers drop the implicit ones of rows with display: grid. */}
      <table
        role="table"
        className="w-full border-separate border-spacing-0 text-left text-small print:break-inside-avoid"
      >
        <thead role="rowgroup" className="max-sm:block">
          <tr role="row" className={`${row} figure text-h3`}>
            <th role="columnheader" className="max-sm:sr-only">
              <span className="sr-only">{item}</span>
            </th>
            <th role="columnheader" className="sm:px-6 sm:py-4 font-normal">
              {core.name}
            </th>
            <th role="columnheader" className="rounded-t-panel sm:bg-accent-soft sm:px-6 sm:py-4 font-normal">
              {premium.name}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:block">
          {rows.map(({ title, description, core, premium }) => (
            <tr key={title} role="row" className={`group max-sm:border-t max-sm:border-line ${row}`}>
              <th
                role="rowheader"
                className="max-sm:col-span-2 max-sm:mb-2 sm:border-t sm:border-line sm:py-4 pr-3 align-baseline text-base font-medium"
              >
                {title}
                {description && <span className="text-muted block text-small font-normal">{description}</span>}
              </th>
              <td role="cell" className={`text-muted ${cell}`}>
                {core}
              </td>
              <td role="cell" className={`group-last:rounded-b-panel sm:bg-accent-soft font-medium ${cell}`}>
                {premium}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
