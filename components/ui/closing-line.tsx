import type { Action, TitledText } from '@/content/schema'
import { ButtonLink } from './button'

type Props = TitledText & { action: Action; ruled?: boolean }

/** A closing call to action in one row. `ruled` separates it from a section with the same background. */
export function ClosingLine({ title, text, action, ruled = false }: Props) {
  return (
    <section aria-labelledby="closing" className="container print:hidden">
      <div
        className={`grid gap-6 border-line py-16 md:grid-cols-[1fr_auto] md:items-center md:py-24 ${ruled ? 'border-t' : ''}`}
      >
        <div>
          <h2 id="closing">{title}</h2>
          <p className="mt-3 max-w-164 text-lead text-balance text-muted">{text}</p>
        </div>
        <ButtonLink action={action} className="justify-self-start" />
      </div>
    </section>
  )
}
