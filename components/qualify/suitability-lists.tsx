import { Section } from '@/components/ui/section'
import { qualify } from '@/content/qualify'

/** Lists the clinics that the service suits, in large type, and those that it does not suit, in smaller cells. */
export function SuitabilityLists() {
  const { suited, unsuited } = qualify
  return (
    <>
      <Section labelledBy="suited" isBare className="px-m pb-section">
        <h2 id="suited">{suited.title}</h2>
        <ul className="mt-md border-b">
          {suited.items.map((item) => (
            <li key={item} className="border-t py-sm display text-3xl">
              {item}
            </li>
          ))}
        </ul>
      </Section>
      <Section labelledBy="unsuited" background="deep" className="break-inside-avoid">
        <h2 id="unsuited">{unsuited.title}</h2>
        <ul className="mt-md grid gap-x-m gap-y-8 not-wide:not-phone:grid-cols-2 wide:grid-cols-4">
          {unsuited.items.map((item) => (
            <li key={item} className="border-t-6 pt-4 display text-3xl">
              {item}
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
