import { ResultLine } from '@/components/prices/result-line'
import { PricingGate } from '@/components/pricing/pricing-gate'
import { FloatingButton } from '@/components/site/floating-button'
import { SiteLayout } from '@/components/site/site-layout'
import { Fitted } from '@/components/ui/fitted'
import { InlineScript } from '@/components/ui/inline-script'
import { gate } from '@/content/gate'
import { pricingSalt } from '@/content/pricing-salt'
import { encrypt } from '@/lib/gate/encrypt'
import { resolvePassword } from '@/lib/gate/password'
import { pricingContent } from '@/lib/prices/pricing-content'
import { pageMetadata } from '@/lib/seo/metadata'
import '@/components/pricing/styles.css'

const path = '/pricing'
export const metadata = pageMetadata(path)

export default function PricingPage() {
  const encrypted = encrypt(pricingContent(), resolvePassword(), pricingSalt)
  return (
    <SiteLayout path={path}>
      <InlineScript entry="lib/gate/gate.inline.ts" />
      <PricingGate
        encrypted={encrypted}
        labels={gate}
        title={<Fitted text={gate.title} />}
        result={<ResultLine />}
        floatingButton={<FloatingButton path={path} />}
      />
    </SiteLayout>
  )
}
