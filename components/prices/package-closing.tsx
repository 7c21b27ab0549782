import { ClosingLine } from '@/components/ui/closing-line'
import { Fitted } from '@/components/ui/fitted'
import { compareOptions } from '@/content/price-labels'
import type { Action, TitledText } from '@/content/schema'
import { ArrowLink } from './arrow-link'

type Props = { closing: TitledText & { action: Action } }

/** The closing call to action of /premium and /essential, with a link to the other options. */
export function PackageClosing({ closing: { title, text, action } }: Props) {
  return (
    <ClosingLine title={<Fitted text={title} maxEmNarrow={3.6} />} text={text} action={action}>
      <p className="mt-3">
        <ArrowLink action={compareOptions} />
      </p>
    </ClosingLine>
  )
}
