import { ButtonLink } from '@/components/ui/button'
import { Illustration } from '@/components/ui/illustration'
import { Section } from '@/components/ui/section'
import { coordinators } from '@/content/home'

const { title, note, enquiry, exchange, outcome } = coordinators.callSheet

export function Coordinators() {
  return (
    <Section labelledBy="coordinators" tone="sunken" className="grid gap-12 lg:grid-cols-[1.1fr_1fr] lg:gap-20">
      <div data-reveal>
        <h2 id="coordinators">{coordinators.title}</h2>
        <p className="mt-6 max-w-measure-xl text-lead text-muted">{coordinators.lead}</p>
        <ul className="mt-10">
          {coordinators.points.map(({ title, text }) => (
            <li key={title} className="flex gap-4 border-t border-line py-5">
              <Illustration width={28} height={28} className="mt-px size-7 shrink-0 fill-none stroke-[1.5]">
                <rect x="3" y="6" width="18" height="18" rx="4" className="stroke-line-strong" />
                <path
                  d="M7.5 15.5c1.8 1.2 2.9 2.4 4 4.2C14.6 13 18.6 8 25 3.5"
                  className="stroke-accent stroke-[2]"
                  strokeLinecap="round"
                />
              </Illustration>
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-1 max-w-measure-xl text-small text-balance text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <ButtonLink action={coordinators.action} className="mt-6" />
      </div>
      <figure data-reveal className="self-center rounded-panel border border-line bg-surface">
        <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-dashed border-line-strong/60 px-5 py-4 md:px-8 md:py-5">
          <span className="font-serif text-h3 tracking-tight">{title}</span>
          <span className="text-small text-muted">{note}</span>
        </figcaption>
        <div className="px-5 py-6 md:px-8 md:py-8">
          <p className="flex items-center gap-2.5 text-small font-medium">
            <i className="size-2.5 rounded-full border-[1.5px] border-brass" />
            {enquiry}
          </p>
          <dl className="my-5 ml-[0.3rem] grid gap-5 border-l border-line py-1 pl-5">
            {exchange.map(({ speaker, words }) => (
              <div key={words}>
                <dt className="text-small text-brass">{speaker}</dt>
                <dd className="mt-0.5 font-serif text-h4 leading-snug">{words}</dd>
              </div>
            ))}
          </dl>
          <p className="flex items-center gap-2.5 rounded-small bg-accent px-4 py-3 text-small font-medium text-on-accent">
            <i className="size-2.5 shrink-0 rounded-full bg-current" />
            {outcome}
          </p>
        </div>
      </figure>
    </Section>
  )
}
