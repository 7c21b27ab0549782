import type { Action, TitledText } from '@/content/schema'
import { ButtonLink } from './button'

type Props = TitledText & { action: Action; ruled?: boolean }

/**
 * The closing call to action of a page, in one row.
 * @param ruled draws a line above, which separates it from a section with the same background.
 */
export function ClosingLine({ title, text, action, ruled = false }: Props) {
  return (
    <section aria-labelledby="closing" className="container print:hidden">
      <div
        className={`md:grid-cols-[1fr_auto] md:items-center md:py-24 grid gap-6 border-line py-16 ${ruled ? 'border-t' : ''}`}
      >
        <div>
          <h2 id="closing">{title}</h2>
          <p className="text-muted mt-3 max-w-164 text-lead text-balance">{text}</p>
        </div>
        <ButtonLink action={action} className="justify-self-start" />
      </div>
    </section>
  )
}
