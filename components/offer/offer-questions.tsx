import { Questions } from '@/components/sections/questions'
import { essential } from '@/content/essential'
import { figures } from '@/content/figures'
import { capitalNumberWords } from '@/content/number-words'
import { offer } from '@/content/offer'
import { premium } from '@/content/premium'
import { countedText } from '@/lib/counted-text'
import { interpolate } from '@/lib/interpolate'
import { formatPoundRange, formatPounds } from '@/lib/prices/money'

const { title, items, months: monthsText } = offer.questions

/** Questions before a choice, with figures from the packages in the answers. */
export function OfferQuestions() {
  const months = figures.minimumMonths
  const sums = {
    fee: formatPounds(figures.perConsultation),
    essentialAdSpend: formatPoundRange(essential.investment.adSpend.range),
    premiumAdSpend: formatPoundRange(premium.investment.adSpend.range),
    months: interpolate(countedText(months, monthsText), { months: capitalNumberWords[months] ?? months }),
  }
  const answered = items.map(({ question, answer }) => ({ question, answer: interpolate(answer, sums) }))
  return <Questions title={title} items={answered} />
}
