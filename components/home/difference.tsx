import { Bento } from '@/components/ui/bento'
import { Section } from '@/components/ui/section'
import { difference } from '@/content/difference'

/** Four cards of unequal size. */
export function Difference() {
  return (
    <Section labelledBy="difference">
      <h2 id="difference" data-reveal>
        {difference.title}
      </h2>
      <Bento cards={difference.cards} className="mt-10 md:mt-14" />
    </Section>
  )
}
