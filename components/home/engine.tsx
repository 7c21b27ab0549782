import type { ReactNode } from 'react'
import { ActionLink } from '@/components/ui/link'
import { Illustration } from '@/components/ui/illustration'
import { Section } from '@/components/ui/section'
import { figures } from '@/content/figures'
import { engine } from '@/content/home'
import type { TitledText } from '@/content/schema'
import { SpriteIllustration } from './sprite-illustration'
import { ReplyDial } from './reply-dial'

const { sources, enquiry, followUp, diary } = engine
const line = 'fill-none stroke-accent stroke-2 [vector-effect:non-scaling-stroke]'

export function Engine() {
  const [meta, google] = sources
  return (
    <Section labelledBy="engine" className="roomy">
      <div data-reveal>
        <h2 id="engine" className="max-w-headline">
          {engine.title}
        </h2>
        <p className="mt-3 font-serif text-h3">{engine.line}</p>
        <p className="mt-5 max-w-measure-2xl text-lead text-balance text-muted">{engine.lead}</p>
      </div>
      <div
        data-reveal
        className="mt-12 grid justify-items-center md:mt-16 lg:mt-14 lg:grid-cols-[14rem_1.2fr_6rem_1fr_13rem_1fr_13rem] lg:grid-rows-[20rem_auto]"
      >
        <div className="grid w-full grid-cols-2 gap-6 max-lg:text-center lg:row-span-2 lg:grid-cols-1 lg:grid-rows-[7.5rem_5rem_auto] lg:gap-0">
          <Source {...meta} className="lg:self-end lg:border-b-2 lg:pb-3" />
          <Source {...google} className="lg:row-start-3 lg:border-t-2 lg:pt-3" />
        </div>
        {/* Two lines that join: from top to bottom on phones, from left to right on wide screens. */}
        <Illustration width={100} height={64} preserveAspectRatio="none" className="mt-4 h-16 w-full lg:hidden">
          <path className={line} d="M23 0C23 40 50 24 50 64M77 0C77 40 50 24 50 64" />
        </Illustration>
        <Illustration width={100} height={320} preserveAspectRatio="none" className="hidden h-80 w-full lg:block">
          <path className={line} d="M0 119C60 119 40 160 100 160M0 201C60 201 40 160 100 160" />
        </Illustration>
        <Step
          {...enquiry}
          picture={<SpriteIllustration name="enquiry" width={96} height={96} className="size-24" />}
          className="lg:-mx-10"
        />
        <Connector />
        <Step {...followUp} picture={<ReplyDial minutes={figures.replyMinutes} {...followUp.dial} />} />
        <Connector />
        <Step {...diary} picture={<SpriteIllustration name="diary" width={208} height={160} className="h-40 w-52" />} />
      </div>
      <p className="mt-10 text-center">
        <ActionLink action={engine.action} className="inline-flex min-h-11 items-center link" />
      </p>
    </Section>
  )
}

function Source({ title, text, className }: TitledText & { className: string }) {
  return (
    <div className={`border-accent ${className}`}>
      <h3>{title}</h3>
      <p className="mt-1 text-small text-muted">{text}</p>
    </div>
  )
}

function Step({ title, text, picture, className = '' }: TitledText & { picture: ReactNode; className?: string }) {
  return (
    <div className="grid justify-items-center text-center lg:row-span-2 lg:grid-rows-subgrid">
      <div className="lg:self-center">{picture}</div>
      <div className={`mt-4 lg:mt-0 ${className}`}>
        <h3>{title}</h3>
        <p className="mt-1.5 max-w-measure-sm text-small text-balance text-muted">{text}</p>
      </div>
    </div>
  )
}

/** A line with an arrowhead. */
function Connector() {
  return (
    <div aria-hidden="true" className="relative my-4 h-14 w-0.5 bg-accent lg:my-0 lg:h-0.5 lg:w-full lg:self-center">
      <Illustration
        width={12}
        height={12}
        className="absolute top-1/2 left-1/2 size-3 -translate-1/2 rotate-90 fill-none stroke-accent stroke-2 lg:rotate-0"
      >
        <path d="M3 1l5 5-5 5" />
      </Illustration>
    </div>
  )
}
