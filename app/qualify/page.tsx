import { Commitments } from '@/components/qualify/commitments'
import { FitLists } from '@/components/qualify/fit-lists'
import { SiteLayout } from '@/components/site/site-layout'
import { ButtonLink } from '@/components/ui/button'
import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { qualify } from '@/content/qualify'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/qualify')

const { title, lead, closing } = qualify

export default function QualifyPage() {
  return (
    <SiteLayout path="/qualify">
      <div className="columns gap-y-6 px-m pt-6 pb-12 wide:pt-[2.4vw] wide:pb-[4vw]">
        <h1 className="wide:col-span-12">
          <Fitted text={title} narrow={2.6} />
        </h1>
        <p className="text-lead wide:col-span-5 wide:col-start-7">
          {`${lead} `}
          <a href="#closing" className="inline-flex min-h-11 items-center link">
            {closing.title}
          </a>
        </p>
      </div>
      <FitLists />
      <Commitments />
      <Section labelledBy="closing" ground="night" className="columns items-center gap-y-8 wide:gap-y-[3vw]">
        <h2 id="closing" className="wide:col-span-12">
          <Fitted text={closing.title} narrow={3.4} />
        </h2>
        <p className="text-lead wide:col-span-5">{closing.text}</p>
        <ButtonLink action={closing.action} className="wide:col-span-7 wide:min-h-20!" />
      </Section>
    </SiteLayout>
  )
}
