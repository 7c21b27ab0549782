import { Section } from '@/components/ui/section'
import { difference } from '@/content/difference'

/** The cards of The Difference as rows, with light numbers: the large numerals of this page are weeks. */
export function ProcessDifference() {
  return (
    <Section labelledBy="difference">
      <h2 id="difference" className="label-title">
        {difference.title}
      </h2>
      <ol className="border-b">
        {difference.cards.map(({ title, text }, index) => (
          <li
            key={title}
            className="items-baseline border-t pt-2 pb-4 wide:columns slim:grid slim:grid-cols-[2.2rem_minmax(0,1fr)] slim:gap-x-m tight:block"
          >
            <p aria-hidden="true" className="voice text-caption font-extralight">
              {index + 1}
            </p>
            <h3 className="voice text-caption wide:col-[2/8]">{title}</h3>
            <p className="mt-2 wide:col-[8/13] wide:m-0 slim:col-start-2">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
