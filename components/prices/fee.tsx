import { priceLabels } from '@/content/price-labels'
import type { Investment } from '@/content/schema'
import { interpolate } from '@/lib/interpolate'
import { formatPounds } from '@/lib/prices/money'

/** The fee, and its condition on a line of its own: no line break depends on the font. */
export function Fee({ investment: { perConsultation, privatePatientsOnly } }: { investment: Investment }) {
  return (
    <>
      {`${interpolate(priceLabels.fee, { fee: formatPounds(perConsultation) })} `}
      {privatePatientsOnly && <span className="block">{`(${priceLabels.privateOnly})`}</span>}
    </>
  )
}
