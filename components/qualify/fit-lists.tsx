import { Section } from '@/components/ui/section'
import { qualify } from '@/content/qualify'

/** Two lists: one in large rows, one in quieter cells that each begin with a stroke. */
export function FitLists() {
  const { suited, unsuited } = qualify
  return (
    <>
      <Section labelledBy="suited" isBare className="px-m pb-section">
        <h2 id="suited">{suited.title}</h2>
        <ul className="mt-part border-b">
          {suited.items.map((item) => (
            <li key={item} className="border-t py-part voice text-caption opsz-max">
              {item}
            </li>
          ))}
        </ul>
      </Section>
      <Section labelledBy="unsuited" ground="deep" className="break-inside-avoid">
        <h2 id="unsuited">{unsuited.title}</h2>
        <ul className="unsuited-list mt-part">
          {unsuited.items.map((item) => (
            <li key={item} className="border-t-6 pt-4 voice text-note">
              {item}
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
