import { Commitments } from '@/components/qualify/commitments'
import { FacingPages } from '@/components/qualify/facing-pages'
import { Intro } from '@/components/qualify/intro'
import { StillReading } from '@/components/qualify/still-reading'
import { Frame } from '@/components/site/frame'
import { pageMetadata } from '@/lib/metadata'

export const metadata = pageMetadata('/qualify')

export default function QualifyPage() {
  return (
    <Frame path="/qualify">
      <Intro />
      <FacingPages />
      <Commitments />
      <StillReading />
    </Frame>
  )
}
