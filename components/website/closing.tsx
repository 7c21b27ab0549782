import { ClosingLine } from '@/components/ui/closing-line'
import { websitePage } from '@/content/website'

export function Closing() {
  return <ClosingLine id="closing" {...websitePage.closing} action={websitePage.action} />
}
