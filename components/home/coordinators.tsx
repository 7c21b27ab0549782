import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { coordinators } from '@/content/home'
import { CallSheet } from './call-sheet'

export function Coordinators() {
  return (
    <Section labelledBy="coordinators" tone="sunken" className="grid gap-12 lg:grid-cols-[1.1fr_1fr] lg:gap-20">
      <div data-reveal>
        <h2 id="coordinators">{coordinators.title}</h2>
        <p className="mt-6 max-w-measure-xl text-lead text-muted">{coordinators.lead}</p>
        <ul className="mt-10">
          {coordinators.points.map(({ title, text }) => (
            <li key={title} className="flex gap-4 border-t border-line py-5">
              <CheckIcon />
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="mt-1 max-w-measure-xl text-small text-balance text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <ButtonLink action={coordinators.action} className="mt-6" />
      </div>
      <CallSheet />
    </Section>
  )
}

function CheckIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 28 28" className="mt-px size-7 shrink-0 fill-none stroke-[1.5]">
      <rect x="3" y="6" width="18" height="18" rx="4" className="stroke-line-strong" />
      <path
        d="M7.5 15.5c1.8 1.2 2.9 2.4 4 4.2C14.6 13 18.6 8 25 3.5"
        className="stroke-accent stroke-[2]"
        strokeLinecap="round"
      />
    </svg>
  )
}
