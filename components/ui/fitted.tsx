import { fitLines } from '@/lib/font-metrics/fit-lines'
import { FittedLines } from './fitted-lines'

type Props = NonNullable<Parameters<typeof fitLines>[1]> & { text: string }

/**
 * A text in the display typeface whose lines fill the width of its container. It is one text for readers, search and copying, and
 * needs no script.
 */
export function Fitted({ text, ...setting }: Props) {
  return <FittedLines lines={fitLines(text, setting)} weight={setting.weight} />
}
