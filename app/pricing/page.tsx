import { LockedPricing } from '@/components/pricing/locked-pricing'
import { SiteLayout } from '@/components/site/site-layout'
import { gate } from '@/content/gate'
import { site } from '@/content/site'
import { EarlyScript } from '@/first-paint/markup'
import { ENTRY_PREFIX } from '@/lib/gate/memory'
import { pageMetadata } from '@/lib/seo/metadata'
import { sealedPricing } from '@/lib/gate/sealed-pricing'

export const metadata = pageMetadata('/pricing')

/** Milliseconds after which the prompt shows all the same, in case the page's scripts never arrive. */
const TIMEOUT_MS = 5000

/**
 * Runs before the prompt is painted and hides it when this session remembers a key: plain script, no modules.
 * Storage that throws leaves the prompt.
 */
const hideWhileRestoring = `try{for(var i=0;i<sessionStorage.length;i++)if(sessionStorage.key(i).indexOf(${JSON.stringify(ENTRY_PREFIX)})===0)document.documentElement.dataset.gate='trying'}catch(e){}setTimeout(function(){delete document.documentElement.dataset.gate},${TIMEOUT_MS})`

export default async function PricingPage() {
  return (
    <SiteLayout path="/pricing">
      <EarlyScript code={hideWhileRestoring} />
      <LockedPricing payload={await sealedPricing()} labels={gate} monogram={site.name.slice(0, 1)} />
    </SiteLayout>
  )
}
