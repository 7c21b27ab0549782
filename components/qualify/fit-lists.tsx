import { Fitted } from '@/components/ui/fitted'
import { Section } from '@/components/ui/section'
import { qualify } from '@/content/qualify'

/** So many lines at the beginning of the list of suited clinics are fitted. */
const FITTED = 3
const textSize = 'text-statement font-medium'

/** Two lists: one on white, one whose lines are each led by a red stroke. */
export function FitLists() {
  const { suited, unsuited } = qualify
  return (
    <>
      <Section labelledBy="suited" ground="white">
        <h2 id="suited">{suited.title}</h2>
        <ul className="mt-group grid grid-cols-1 gap-part slim:gap-[max(2.25rem,8vw)]">
          {suited.items.map((item, index) => (
            <li key={item} className={index < FITTED ? '' : textSize}>
              {index < FITTED ? <Fitted text={item} wide={20.5} narrow={8} weight={400} /> : item}
            </li>
          ))}
        </ul>
      </Section>
      <Section labelledBy="unsuited" className="break-inside-avoid">
        <h2 id="unsuited">{unsuited.title}</h2>
        <ul className="mt-group grid gap-x-m gap-y-item wide:grid-cols-2">
          {unsuited.items.map((item) => (
            <li key={item} className={`border-s-6 border-red ps-4 ${textSize}`}>
              {item}
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
