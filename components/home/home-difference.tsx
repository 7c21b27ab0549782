import { KeepLast } from '@/components/ui/keep-last'
import { Section } from '@/components/ui/section'
import { difference } from '@/content/difference'
import { measure } from '@/build/render/measure'

export function HomeDifference() {
  return (
    <Section labelledBy="difference" bare className="pt-[clamp(3.5rem,7vw,9rem)]">
      <h2 id="difference" className="px-m pb-[clamp(1.6rem,2.6vw,4rem)]">
        {difference.title}
      </h2>
      <ol className="grid border-y wide:grid-cols-4">
        {difference.cards.map(({ title, text }, index) => (
          <li key={title} className="difference-card">
            <p
              aria-hidden="true"
              style={{ marginInlineStart: `${-measure(`${index + 1}`).left}em` }}
              className="row-span-2 mb-4 voice trim-caps display-[46vw] wide:mb-7 wide:reveal-[thicken] wide:display-[42vw] paper:text-[8rem]"
            >
              {index + 1}
            </p>
            <h3>
              <KeepLast text={title} />
            </h3>
            <p className="mt-1.5">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
