import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { priceLabels } from '@/content/price-labels'
import type { Action } from '@/content/link-types'
import type { Investment as Terms } from '@/content/types'
import { formatPounds } from '@/lib/prices/money'
import { Conditions } from './conditions'
import { PerMonth } from './price'

/** The price of a package at full measure, and its conditions. */
export function Investment({ investment, action }: { investment: Terms; action: Action }) {
  return (
    <Section labelledBy="investment" ground="white" className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <h2 id="investment">{priceLabels.investment}</h2>
      <p>
        <Fitted text={formatPounds(investment.monthly)} />
        <span className="mt-3 block voice text-caption">
          <PerMonth labels={priceLabels} />
        </span>
      </p>
      <Conditions investment={investment} labels={priceLabels} action={action} />
    </Section>
  )
}
