import { Commitments } from '@/components/qualify/commitments'
import { FitLists } from '@/components/qualify/fit-lists'
import { SiteLayout } from '@/components/site/site-layout'
import { ClosingLine } from '@/components/ui/closing-line'
import { Fitted } from '@/components/ui/fitted'
import { qualify } from '@/content/qualify'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/qualify')

const { title, lead, skip, closing } = qualify

export default function QualifyPage() {
  return (
    <SiteLayout path="/qualify">
      <div className="columns items-end gap-y-2 px-m pt-6 pb-8 wide:gap-y-6 wide:pt-9 wide:pb-14">
        <h1 className="wide:col-span-12">
          <Fitted text={title} narrow={2.6} />
        </h1>
        <p className="max-w-text text-lead text-balance wide:col-span-8 slim:mt-4">{lead}</p>
        <p className="text-lead wide:col-span-4 wide:justify-self-end paper:hidden">
          <a href="#closing" className="touch-target link items-end">
            {skip}
          </a>
        </p>
      </div>
      <FitLists />
      <Commitments />
      <ClosingLine {...closing} title={<Fitted text={closing.title} narrow={3.6} />} />
    </SiteLayout>
  )
}
