import { offer } from '@/content/offer'
import { websiteOffer } from '@/content/website'
import { interpolate } from '@/lib/interpolate'

/** How many of the larger engine's parts, the whole, an engine has, on one scale. */
export function PartScale({ parts, whole }: { parts: number; whole: number }) {
  return (
    <>
      <div aria-hidden className="grid auto-cols-fr grid-flow-col border-b wide:flex wide:flex-col-reverse">
        {Array.from({ length: whole }, (_, index) => (
          <span key={index} className={`engine-part ${index < parts ? 'is-included reveal-[fill-y]' : ''}`} />
        ))}
      </div>
      <p className="px-m pt-2 text-small font-semibold">{interpolate(offer.partsOfWhole, { parts, whole })}</p>
    </>
  )
}

/** The parts of the website storytelling, which are not those of the engines. */
export function NamedParts() {
  return (
    <ul className="named-parts border-b bg-booked text-small font-semibold text-on-booked wide:leading-tight">
      {websiteOffer.inclusions.map(({ title }) => (
        <li key={title} className="content-center border-on-booked px-m py-2 not-first:border-t wide:py-0.5">
          {title}
        </li>
      ))}
    </ul>
  )
}
