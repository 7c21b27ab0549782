import type { Action } from '@/content/types'
import { ButtonLink } from './button'

/** The quiet end of a page: one sentence and one button on one line, under a rule. */
export function ClosingLine({ id, title, text, action }: { id: string; title: string; text: string; action: Action }) {
  return (
    <section aria-labelledby={id} className="container print:hidden">
      <div className="grid gap-6 border-t border-line py-16 md:py-24 md:grid-cols-[1fr_auto] md:items-center">
        <div>
          <h2 id={id}>{title}</h2>
          <p className="mt-3 max-w-[50ch] text-lead text-muted">{text}</p>
        </div>
        <ButtonLink action={action} className="justify-self-start" />
      </div>
    </section>
  )
}
