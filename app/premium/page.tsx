import { Closing } from '@/components/premium/closing'
import { Dossier } from '@/components/premium/dossier'
import { Opening } from '@/components/premium/opening'
import { ToScale } from '@/components/premium/to-scale'
import { Frame } from '@/components/site/frame'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/premium')

export default function PremiumPage() {
  return (
    <Frame path="/premium">
      <Opening />
      <Dossier />
      <ToScale />
      <Closing />
    </Frame>
  )
}
