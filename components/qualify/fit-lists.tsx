import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { qualify } from '@/content/qualify'

const lists = [
  { id: 'suited', ground: 'white', Text: 'span', className: '' },
  {
    id: 'unsuited',
    ground: 'gum',
    Text: 's',
    className:
      'strike no-underline forced-colors:line-through paper:line-through paper:decoration-red paper:decoration-2',
  },
] as const

/** Two lists in one setting: one on white, one struck out. */
export function FitLists() {
  return lists.map(({ id, ground, Text, className }) => (
    <Section key={id} labelledBy={id} ground={ground}>
      <h2 id={id}>{qualify[id].title}</h2>
      <ul className="mt-[clamp(2.2rem,4.4vw,6rem)] grid gap-[clamp(1.5rem,2.9vw,4.4rem)]">
        {qualify[id].items.map((item) => (
          <li key={item}>
            <Text className={className}>
              <Fitted
                text={item}
                wide={20.5}
                narrow={9.5}
                weight={400}
                className="max-[37.5rem]:text-[1.5rem]/[1.25] max-[37.5rem]:font-bold! max-[37.5rem]:tracking-[-0.01em] min-[37.5rem]:fitted paper:fitted paper:text-[1.9rem] paper:leading-[1.15]"
              />
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  ))
}
