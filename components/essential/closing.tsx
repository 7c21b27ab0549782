import { ClosingLine } from '@/components/ui/closing-line'
import { essentialPage } from '@/content/essential'

export function Closing() {
  return <ClosingLine ruled id="closing" {...essentialPage.closing} action={essentialPage.action} />
}
