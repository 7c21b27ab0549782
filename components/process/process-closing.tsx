import { Fitted } from '@/components/ui/fitted'
import { ActionLink, ExternalLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import { figures } from '@/content/figures'
import { processPage } from '@/content/process'
import { site } from '@/content/site'
import { siteLayout } from '@/content/site-layout'
import { schedulingUrl } from '@/lib/scheduling/url'
import { CallMinutes } from './call-minutes'

const { closing, action, assurance } = processPage
const { alternative } = closing
const href = schedulingUrl(site.scheduling.strategy)

/** Offers the strategy call, and the discovery call as an alternative. Printed, it is the address of the strategy call. */
export function ProcessClosing() {
  return (
    <>
      <Section labelledBy="closing" background="inverse" isBare className="screen-only px-m pt-section">
        <h2 id="closing" className="pb-md">
          <Fitted text={closing.title} maxEm={8} maxEmNarrow={4} />
        </h2>
        <CallMinutes minutes={figures.strategyCallMinutes} unit={closing.minutes} text={closing.text}>
          <div>
            <ExternalLink href={href} className="button w-full wide:min-h-18">
              {action.label} <span className="sr-only">{siteLayout.footer.newTab}</span>
            </ExternalLink>
            <p className="mt-4 font-medium text-balance">{assurance}</p>
          </div>
          <p className="wide:min-h-18 wide:content-center wide:ps-m">
            {alternative.text} <ActionLink action={alternative.action} className="touch-target font-semibold link" />
          </p>
        </CallMinutes>
      </Section>
      <p className="page-invitation paper-only">
        {action.label}: {site.scheduling.strategy}
      </p>
    </>
  )
}
