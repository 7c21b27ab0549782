import { offer } from '@/content/offer'
import { interpolate } from '@/lib/interpolate'

type Props = { parts: readonly string[]; missing: readonly string[]; isCounted: boolean }

/**
 * The names of an option's parts, in white rows, and of those that it lacks.
 * @param missing the parts of the larger option that this one doesn't have.
 * @param isCounted whether the number of parts is shown, of all parts of the larger option.
 */
export function OptionParts({ parts, missing, isCounted }: Props) {
  return (
    <>
      <ul className="option-parts border-y text-label">
        {parts.map((title) => (
          <li key={title} className="is-included px-m">
            {title}
          </li>
        ))}
        {missing.map((title) => (
          <li key={title} className="px-m text-soft">
            <span className="flex flex-wrap justify-between gap-x-4">
              {`${title} `}
              <span>{offer.missing}</span>
            </span>
          </li>
        ))}
      </ul>
      {isCounted && (
        <p className="px-m pt-2 text-small font-semibold">
          {interpolate(offer.servicesOfAll, { parts: parts.length, whole: parts.length + missing.length })}
        </p>
      )}
    </>
  )
}
