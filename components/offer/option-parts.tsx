import { offer } from '@/content/offer'
import { interpolate } from '@/lib/interpolate'

type Props = { parts: readonly string[]; whole?: number }

/**
 * The names of an option's parts, in white rows.
 * @param whole number of the larger engine's parts. Where the engines are side by side, a row of each that one lacks is empty.
 */
export function OptionParts({ parts, whole }: Props) {
  const missing = whole ? whole - parts.length : 0
  return (
    <div className="flex flex-col">
      <ul className="option-parts border-y text-label">
        {Array.from({ length: missing }, (_, index) => (
          <li key={index} aria-hidden className="slim:hidden" />
        ))}
        {parts.map((title) => (
          <li key={title} className="is-included px-m">
            {title}
          </li>
        ))}
      </ul>
      {whole && (
        <p className="px-m pt-2 text-small font-semibold">
          {interpolate(offer.servicesOfAll, { parts: parts.length, whole })}
        </p>
      )}
    </div>
  )
}
