import { OfferOptions } from '@/components/offer/offer-options'
import { OfferQuestions } from '@/components/offer/offer-questions'
import { OfferServices } from '@/components/offer/offer-services'
import { ResultLine } from '@/components/prices/result-line'
import { FloatingButton } from '@/components/site/floating-button'
import { SiteLayout } from '@/components/site/site-layout'
import { ClosingLine } from '@/components/ui/closing-line'
import { Fitted } from '@/components/ui/fitted'
import { offer } from '@/content/offer'
import { priceLabels } from '@/content/price-labels'
import { pageMetadata } from '@/lib/seo/metadata'
import '@/components/offer/styles.css'

const path = '/offer'
export const metadata = pageMetadata(path)

const { title, lead, closing } = offer

export default function OfferPage() {
  return (
    <SiteLayout path={path}>
      <div className="columns items-end gap-y-4 px-m pt-8 pb-6">
        <h1 className="wide:col-span-9">
          <Fitted text={title} maxEmNarrow={3.6} />
        </h1>
        <div className="wide:col-[10/13] paper:col-[1/-1]">
          <p>{lead}</p>
          <p className="mt-2 text-sm font-semibold text-balance">{priceLabels.vat}</p>
        </div>
      </div>
      <OfferOptions />
      <OfferServices />
      <div className="px-m py-3">
        <ResultLine />
      </div>
      <OfferQuestions />
      <FloatingButton path={path} />
      <ClosingLine {...closing} title={<Fitted text={closing.title} maxEmNarrow={2.4} />} />
    </SiteLayout>
  )
}
