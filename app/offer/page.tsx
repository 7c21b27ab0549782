import { OfferHeader } from '@/components/offer/offer-header'
import { OfferOptions } from '@/components/offer/offer-options'
import { OfferQuestions } from '@/components/offer/offer-questions'
import { OfferServices } from '@/components/offer/offer-services'
import { ResultLine } from '@/components/prices/result-line'
import { FloatingButton } from '@/components/site/floating-button'
import { SiteLayout } from '@/components/site/site-layout'
import { ClosingLine } from '@/components/ui/closing-line'
import { Fitted } from '@/components/ui/fitted'
import { offer } from '@/content/offer'
import { pageMetadata } from '@/lib/seo/metadata'
import '@/components/offer/styles.css'

const path = '/offer'
export const metadata = pageMetadata(path)

const { closing } = offer

export default function OfferPage() {
  return (
    <SiteLayout path={path}>
      <OfferHeader />
      <OfferOptions />
      <OfferServices />
      <div className="break-inside-avoid px-m py-3">
        <ResultLine />
      </div>
      <OfferQuestions />
      <FloatingButton path={path} />
      <ClosingLine {...closing} title={<Fitted text={closing.title} maxEmNarrow={2.4} />} />
    </SiteLayout>
  )
}
