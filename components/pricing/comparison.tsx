import { Section } from '@/components/ui/section'
import { TitleRow } from '@/components/ui/title-row'
import type { PricingContent } from '@/lib/prices/pricing-content'

/** Table of the differences between the packages. */
export function Comparison({ content }: { content: PricingContent }) {
  const { comparison, packages } = content
  return (
    <Section labelledBy="comparison-title" className="break-inside-avoid border-t pt-part">
      <TitleRow id="comparison-title" title={comparison.title} lead={comparison.lead} />
      {/* Explicit roles: browsers remove the implicit roles of rows with display: grid. */}
      <table role="table" className="comparison mt-group w-full border-collapse break-inside-avoid text-left">
        <thead role="rowgroup">
          <tr role="row" className="text-name">
            <th role="columnheader">
              <span className="sr-only">{comparison.item}</span>
            </th>
            <th role="columnheader" className="font-semibold">
              {packages.core.name}
            </th>
            <th role="columnheader" className="font-semibold ground-night">
              {packages.premium.name}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="border-b">
          {comparison.rows.map(({ title, description, core, premium }, index) => (
            <tr key={index} role="row" className="border-t">
              <th role="rowheader" className="font-normal">
                <span className="block text-name font-semibold">{title}</span>
                {description && <span className="mt-1 block text-soft">{description}</span>}
              </th>
              <td role="cell" className="text-name">
                {core}
              </td>
              <td role="cell" className="text-name ground-night">
                {premium}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
