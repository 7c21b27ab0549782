import { Fitted } from '@/components/ui/fitted'
import { offer } from '@/content/offer'
import { priceLabels } from '@/content/price-labels'

/** The title, with the lead and the note on VAT beside it on wide screens. */
export function OfferHeader() {
  return (
    <div className="columns items-end gap-y-4 px-m pt-8 pb-6">
      <h1 className="wide:col-span-9 wide:not-tall:not-paper:col-span-8">
        <Fitted text={offer.title} maxEmNarrow={3.6} />
      </h1>
      <div className="wide:col-[10/13] wide:not-tall:col-[9/13] paper:col-[1/-1]">
        <p className="text-balance">{offer.lead}</p>
        <p className="mt-2 text-sm font-semibold">{priceLabels.vat}</p>
      </div>
    </div>
  )
}
