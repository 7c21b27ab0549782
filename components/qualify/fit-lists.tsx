import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { qualify } from '@/content/qualify'

/** Two lists: one in fitted lines on white, one in rows that each begin with a stroke on the margin. */
export function FitLists() {
  const { suited, unsuited } = qualify
  return (
    <>
      <Section labelledBy="suited" ground="white">
        <h2 id="suited">{suited.title}</h2>
        <ul className="fit-list grid grid-cols-1 gap-part narrow:gap-[max(2.25rem,8vw)]">
          {suited.items.map((item) => (
            <li key={item}>
              <Fitted text={item} wide={20.5} narrow={8} weight={400} />
            </li>
          ))}
        </ul>
      </Section>
      <Section labelledBy="unsuited" className="break-inside-avoid">
        <h2 id="unsuited">{unsuited.title}</h2>
        <ul className="fit-list border-b border-line">
          {unsuited.items.map((item) => (
            <li key={item} className="unsuited-line border-t border-line py-4 voice text-note">
              {item}
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
