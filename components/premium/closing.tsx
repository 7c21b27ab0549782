import { ClosingLine } from '@/components/ui/closing-line'
import { premiumPage } from '@/content/premium'

export function Closing() {
  return <ClosingLine id="closing" {...premiumPage.closing} action={premiumPage.action} />
}
