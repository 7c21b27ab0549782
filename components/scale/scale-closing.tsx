import { ButtonLink } from '@/components/ui/button'
import { Section } from '@/components/ui/section'
import { scale } from '@/content/scale'
import { Chair } from './chair'

const { title, text, action } = scale.closing

export function ScaleClosing() {
  return (
    <Section
      labelledBy="next-surgery"
      tone="soft"
      className="roomy sm:grid-cols-[1fr_auto] grid items-center gap-x-16 gap-y-10"
    >
      <div className="rounded-panel border-line-strong sm:order-last md:size-64 grid size-40 place-items-center border border-dashed">
        <Chair className="text-accent md:size-40 size-24 opacity-40" />
      </div>
      <div>
        <h2 id="next-surgery">{title}</h2>
        <p className="text-muted mt-4 max-w-120 text-lead text-balance">{text}</p>
        <ButtonLink action={action} className="mt-8" />
      </div>
    </Section>
  )
}
