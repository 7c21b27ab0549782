import { Illustration } from '@/components/ui/illustration'
import { Section } from '@/components/ui/section'
import { scale } from '@/content/scale'
import type { ReactNode } from 'react'

const { title, lead, steps } = scale.channels

/** A drawing for each step. On wide screens, the lines of adjacent drawings meet. */
const drawings: readonly ReactNode[] = [
  <>
    <path d="M0 30h96M0 110h96" className="stroke-line-strong" strokeDasharray="4 5" />
    <path d="M0 70h240" />
    <circle cx="103" cy="30" r="6" className="stroke-line-strong" />
    <circle cx="103" cy="110" r="6" className="stroke-line-strong" />
    <circle cx="103" cy="70" r="11" className="fill-accent" />
  </>,
  <>
    <path d="M0 70h240M40 70c60 0 60-40 120-40h80M40 70c60 0 60 40 120 40h80" />
    <circle cx="180" cy="30" r="6" className="fill-brass stroke-none" />
    <circle cx="180" cy="70" r="6" className="fill-brass stroke-none" />
    <circle cx="180" cy="110" r="6" className="fill-brass stroke-none" />
  </>,
  <>
    <path d="M0 30h240M0 70h240M0 110h240" />
    {[30, 70, 110].map((y) => (
      <g key={y}>
        <rect x="62" y={y - 14} width="34" height="28" rx="7" className="fill-accent-soft" />
        <rect x="118" y={y - 14} width="34" height="28" rx="7" className="fill-accent-soft" />
        <rect
          x="174"
          y={y - 14}
          width="34"
          height="28"
          rx="7"
          className="fill-canvas stroke-line-strong"
          strokeDasharray="4 4"
        />
      </g>
    ))}
  </>,
  <>
    <path d="M60 6v128" className="stroke-brass" strokeDasharray="2 5" />
    <path d="M0 30h60" />
    <path d="M60 30h166" strokeWidth="5" />
    <path d="m214 17 14 13-14 13" strokeWidth="5" strokeLinejoin="round" />
    <path d="M0 70h60" />
    <path d="M60 70h96" className="stroke-line-strong" strokeDasharray="4 5" />
    <circle cx="163" cy="70" r="6" className="stroke-line-strong" />
    <path d="M0 110h92m0-11v22" />
  </>,
]

export function Channels() {
  return (
    <Section labelledBy="channels">
      <div className="lg:grid-cols-2 lg:items-end grid gap-x-16 gap-y-4">
        <h2 id="channels">{title}</h2>
        <p className="max-w-measure-md text-muted text-lead">{lead}</p>
      </div>
      <ol data-reveal className="lg:mt-16 lg:grid-cols-4 mt-10 grid gap-y-8">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="lg:block grid grid-cols-[6.5rem_1fr] gap-x-5">
            <Illustration width={240} height={140} className="stroke-accent w-full fill-none" strokeWidth="2">
              {drawings[index]}
            </Illustration>
            <div className="lg:mt-6 lg:pr-8">
              <h3>{title}</h3>
              <p className="text-muted mt-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
