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
      className="grid items-center gap-x-16 gap-y-10 roomy sm:grid-cols-[1fr_auto]"
    >
      <div className="grid size-40 place-items-center rounded-panel border border-dashed border-line-strong sm:order-last md:size-64">
        <Chair className="size-24 text-accent opacity-40 md:size-40" />
      </div>
      <div>
        <h2 id="next-surgery">{title}</h2>
        <p className="mt-4 max-w-120 text-lead text-balance text-muted">{text}</p>
        <ButtonLink action={action} className="mt-8" />
      </div>
    </Section>
  )
}
