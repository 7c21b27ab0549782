import { ButtonLink } from '@/components/ui/button'
import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import type { CaseStudy } from '@/content/schema'
import { caseStudies, websitePage } from '@/content/website'
import { measure } from '@/lib/type/measure'

const { closing, action } = websitePage
const studies: readonly CaseStudy[] = caseStudies.items
const outcomes = studies.map(({ client, headline, second = headline }) => ({ client, figure: second.figure }))
const widest = Math.max(...outcomes.map(({ figure }) => measure(figure).width))

/** A slot for the outcome of each case study, and an open one. */
export function WebsiteClosing() {
  return (
    <Section labelledBy="closing" ground="night" bare className="pt-gap print:hidden">
      <div className="px-m">
        <h2 id="closing">
          <Fitted text={closing.title} wide={8} narrow={3.6} />
        </h2>
        <p className="mt-8 mb-10 max-w-[32em] text-lead wide:mt-[3vw] wide:mb-[4vw]">{closing.text}</p>
      </div>
      <div
        style={{ '--slots': studies.length + 1 }}
        className="grid grid-cols-2 border-t wide:grid-cols-[repeat(var(--slots),minmax(0,1fr))]"
      >
        {outcomes.map(({ client, figure }) => (
          <p key={client} aria-hidden className="@container settle border-e border-b on-white">
            <span className="block p-m voice" style={{ fontSize: `calc((100cqi - 2 * var(--m)) / ${widest})` }}>
              <span className="block trim-caps">{figure}</span>
            </span>
            <span className="block px-m pb-m text-small">{client}</span>
          </p>
        ))}
        {studies.length % 2 === 1 && <span className="border-3 border-red wide:hidden" />}
        <div className="grid items-end p-m wide:border-3 wide:border-red slim:col-span-2">
          <ButtonLink action={action} />
        </div>
      </div>
    </Section>
  )
}
