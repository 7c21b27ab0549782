import { PackageEngine } from '@/components/prices/package-engine'
import { SiteLayout } from '@/components/site/site-layout'
import { ClosingLine } from '@/components/ui/closing-line'
import { Fitted } from '@/components/ui/fitted'
import { premium, premiumPage } from '@/content/premium'
import { pageMetadata } from '@/lib/seo/metadata'
import '@/components/premium/styles.css'

const path = '/premium'
export const metadata = pageMetadata(path)

const { closing, action } = premiumPage

export default function PremiumPage() {
  return (
    <SiteLayout path={path}>
      <PackageEngine pricePackage={premium} page={premiumPage} />
      <ClosingLine {...closing} action={action} title={<Fitted text={closing.title} maxEmNarrow={3.6} />} />
    </SiteLayout>
  )
}
