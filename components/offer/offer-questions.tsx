import { Questions } from '@/components/ui/questions'
import { essential } from '@/content/essential'
import { figures } from '@/content/figures'
import { capitalNumberWords } from '@/content/number-words'
import { offer } from '@/content/offer'
import { premium } from '@/content/premium'
import { interpolate } from '@/lib/interpolate'
import { paidSums } from '@/lib/prices/investment'
import { formatPoundRange } from '@/lib/prices/money'

const { title, items } = offer.questions

/** The figures of the answers, from the packages. */
const sums = {
  fee: paidSums(premium.investment).fee,
  essentialAdSpend: formatPoundRange(essential.investment.adSpend.range),
  premiumAdSpend: formatPoundRange(premium.investment.adSpend.range),
  months: capitalNumberWords[figures.minimumMonths] ?? figures.minimumMonths,
}
const answered = items.map(({ question, answer }) => ({ question, answer: interpolate(answer, sums) }))

/** What clinics ask before they choose. */
export function OfferQuestions() {
  return <Questions title={title} items={answered} />
}
