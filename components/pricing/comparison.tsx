import { Section } from '@/components/ui/section'
import { TitleRow } from '@/components/ui/title-row'
import type { PricingContent } from '@/lib/prices/pricing-content'

const cell = 'py-3 pe-3 align-baseline wide:pt-4 wide:pb-3.5'
const premiumCell = `${cell} ps-3 on-night wide:ps-m`

/** A table. On narrow screens, its cells are below the row headers. */
export function Comparison({ content }: { content: PricingContent }) {
  const { comparison, packages } = content
  return (
    <Section labelledBy="comparison-title" className="break-inside-avoid border-t pt-part">
      <TitleRow id="comparison-title" title={comparison.title} lead={comparison.lead} />
      {/* Explicit roles, because browsers drop the implicit ones of rows with display: grid. */}
      <table role="table" className="mt-group w-full border-collapse break-inside-avoid text-left wide:table-fixed">
        <thead role="rowgroup" className="narrow:block">
          <tr role="row" className="text-name narrow:grid narrow:grid-cols-2">
            <th role="columnheader" className="narrow:sr-only">
              <span className="sr-only">{comparison.item}</span>
            </th>
            <th role="columnheader" className={`${cell} font-semibold`}>
              {packages.core.name}
            </th>
            <th role="columnheader" className={`${premiumCell} font-semibold`}>
              {packages.premium.name}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="border-b narrow:block">
          {comparison.rows.map(({ title, description, core, premium }, index) => (
            <tr key={index} role="row" className="border-t narrow:grid narrow:grid-cols-2">
              <th role="rowheader" className={`${cell} font-normal narrow:col-span-2`}>
                <span className="block text-name font-semibold">{title}</span>
                {description && <span className="mt-1 block text-soft">{description}</span>}
              </th>
              <td role="cell" className={`${cell} text-name`}>
                {core}
              </td>
              <td role="cell" className={`${premiumCell} text-name wide:border-t wide:border-line`}>
                {premium}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
